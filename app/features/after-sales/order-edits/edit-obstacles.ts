import { type OrderEdit } from '~/commerce/shop/order-edits'
import { findLife, type LineLife } from '~/features/orders/line-life'

/** Why a line cannot become what is proposed. `bound`: its pieces cannot be taken out any more; `short`: too few are left. */
export type Obstacle = 'bound' | 'short'

/** What of a proposal stands in its own way just now, by the ids of its changes; empty where it can be made. */
export type EditObstacles = Readonly<Record<string, Obstacle>>

/**
 * By the rules that the backend's plugin holds a change to when it is made: nothing is taken out that came back, is about
 * to, was settled by a claim or lies in a parcel, and nothing added that is not there.
 * @param stockOf units of a variant that are there; null where nothing limits them
 */
export function findEditObstacles(
  { changes }: Pick<OrderEdit, 'changes'>,
  lives: readonly LineLife[],
  stockOf: (variantId: string) => number | null,
): EditObstacles {
  const wanted = new Map<string, number>()
  const sizes = changes.map(({ id, kind, line, original }) => {
    const variantId = (line ?? original)?.variant?.id
    const [before, after] = [original?.quantity ?? 0, kind === 'remove' ? 0 : (line?.quantity ?? 0)]
    if (variantId) wanted.set(variantId, (wanted.get(variantId) ?? 0) + after - before)
    return { id, variantId, before, after, life: original ? findLife(lives, original.id) : undefined }
  })
  return Object.fromEntries(
    sizes.flatMap(({ id, variantId, before, after, life }): [string, Obstacle][] => {
      if (life && after < before && isBound(life, after)) return [[id, 'bound']]
      const stock = variantId && after > before ? stockOf(variantId) : null
      return variantId && stock !== null && (wanted.get(variantId) ?? 0) > stock ? [[id, 'short']] : []
    }),
  )
}

function isBound({ received, onItsWayBack, claimed, packed }: LineLife, after: number): boolean {
  return after < Math.max(received + onItsWayBack + claimed, packed)
}
