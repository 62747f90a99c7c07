import { data } from '@remix-run/node'
import { z } from 'zod'

/** What an action came to, and the headers that go with it beside its own. */
export interface Reply {
  /** A response, `data()`, or plain data that JSON can hold. */
  outcome: unknown
  headers: Headers
}

const headerList = z.array(z.tuple([z.string(), z.string()]))
const packedSchema = z.object({
  headers: headerList,
  kind: z.enum(['response', 'data', 'plain']),
  // of nothing JSON has none
  content: z.unknown().optional(),
  init: z.object({ status: z.number().optional(), headers: headerList }),
})

/** A reply as text, for another process. */
export async function packReply({ outcome, headers }: Reply): Promise<string> {
  return JSON.stringify({ headers: [...headers], ...(await packOutcome(outcome)) })
}

async function packOutcome(outcome: unknown) {
  if (outcome instanceof Response) {
    const { status, headers } = outcome
    return { kind: 'response', content: await outcome.clone().text(), init: { status, headers: [...headers] } }
  }
  if (isData(outcome)) {
    const { status, headers } = outcome.init ?? {}
    return { kind: 'data', content: outcome.data, init: { status, headers: [...new Headers(headers)] } }
  }
  return { kind: 'plain', content: outcome, init: { headers: [] } }
}

type Data = ReturnType<typeof data<unknown>>

function isData(outcome: unknown): outcome is Data {
  const kind: Data['type'] = 'DataWithResponseInit'
  return typeof outcome === 'object' && outcome !== null && 'type' in outcome && outcome.type === kind
}

/** The reply that `packReply` wrote. */
export function unpackReply(text: string): Reply {
  const { headers, kind, content, init } = packedSchema.parse(JSON.parse(text))
  const toOutcome = {
    response: () => new Response(content === '' ? null : String(content), init),
    data: () => data(content, init),
    plain: () => content,
  }
  return { outcome: toOutcome[kind](), headers: new Headers(headers) }
}
