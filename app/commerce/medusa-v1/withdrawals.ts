import { z } from 'zod'
import { type ProvedOrder, type Withdrawals } from '../shop/withdrawals'
import { type Calls } from './repeatable-calls'
import { askOffered, type GetCapabilities } from './offers'
import { toLocaleHeader } from './plugin-headers'

const answerSchema = z.object({
  withdrawals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lines: z.array(z.object({ item_id: z.string(), quantity: z.number() })),
      declared_at: z.string(),
    }),
  ),
})

export function toWithdrawals(
  { read, put }: Pick<Calls, 'read' | 'put'>,
  getCapabilities: GetCapabilities,
): Withdrawals {
  return {
    list: (order) =>
      askOffered(getCapabilities, 'withdrawals', async () => {
        const answer = await read(({ client }) => client.request('GET', toPath(order), undefined, {}, toProof(order)))
        return answerSchema.parse(answer).withdrawals.map(({ id, name, lines, declared_at: declaredAt }) => ({
          id,
          name,
          lines: lines.map(({ item_id: lineId, quantity }) => ({ lineId, quantity })),
          declaredAt,
        }))
      }),
    async declare(order, { id, name, lines }, { locale }) {
      const body = { id, name, lines: lines.map(({ lineId, quantity }) => ({ item_id: lineId, quantity })) }
      const headers = { ...toLocaleHeader(locale), ...toProof(order) }
      await put(({ client }) => client.request('POST', toPath(order), body, {}, headers))
    },
  }
}

function toPath({ id }: ProvedOrder): string {
  return `/store/vitrine/orders/${encodeURIComponent(id)}/withdrawals`
}

// what the plugin wants of who has no secret with it
function toProof({ email }: ProvedOrder): Record<string, string> {
  return { 'x-vitrine-order-email': encodeURIComponent(email) }
}
