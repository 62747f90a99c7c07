import { type CountedLine, type FormerLine, type Order } from '~/commerce/shop/order'
import { type NamedPieces, type Return } from '~/commerce/shop/order-past'

/** A return, of an exchange or a claim too. */
export type RequestFacts = Pick<Return, 'id' | 'status'> & { items: readonly NamedPieces[] }

/** What happened to an order's lines, as far as the backend tells. */
export interface PastFacts {
  /** Lines that edits have replaced or taken away. */
  former: readonly FormerLine[]
  /** All of them, each once. */
  requests: readonly RequestFacts[]
  /** Ids of those requests that belong to an exchange which was confirmed. */
  exchanged: ReadonlySet<string>
  /** What a claim has settled without asking it back. */
  claimed: readonly NamedPieces[]
  /** The order's own parcels. */
  parcels: readonly { shippedAt: string | null; cancelledAt: string | null; items: readonly NamedPieces[] }[]
}

/** What became of one thing that was bought: how many pieces of it are where. */
export interface LineLife {
  /** Its line's id of now, by which the backend knows it; of a line that an edit has taken away, the last one. */
  id: string
  /** All ids that it has had, oldest first: what was made before an edit names an older one. */
  ids: readonly string[]
  /** Bought in the first place; none of what an edit has added. */
  ordered: number
  /** As the order stands now. */
  quantity: number
  /** Taken out of the order by edits, or with all of it. */
  cancelled: number
  packed: number
  shipped: number
  /** Asked back by a return, an exchange or a claim, and not there yet. */
  onItsWayBack: number
  received: number
  /** Of those on their way back or received, what something else comes for. */
  exchanged: number
  /** Paid back or replaced by a claim, and left with the shopper. */
  claimed: number
  /** What can be asked back now. A gift card stays bought. */
  returnable: number
}

/** What an edit has taken away is counted by what happened to it. */
const uncounted = { fulfilled: 0, shipped: 0, returned: 0, giftCard: false }

const nothing: PastFacts = { former: [], requests: [], exchanged: new Set(), claimed: [], parcels: [] }

interface LivingOrder extends Pick<Order, 'status'> {
  items: readonly CountedLine[]
}

/**
 * What became of everything that an order has ever held. Accepting an order edit gives every line of it another id; here
 * each stays one, whichever of its ids a return, an exchange, a claim or a parcel names.
 * @param past null where the backend keeps it to itself: then the backend's counts on the lines are all that is known
 */
export function toLineLives(order: LivingOrder, past: PastFacts | null): LineLife[] {
  const facts = past ?? nothing
  const former = new Map(facts.former.map((line) => [line.id, line]))
  const now = order.items.map((line) => ({ line, ids: listIds(line, former) }))
  const told = new Set(now.flatMap(({ ids }) => ids))
  const origins = new Set(facts.former.map((line) => line.originalId))
  const gone = facts.former.filter(({ id }) => !told.has(id) && !origins.has(id))
  return [
    ...now.map(({ line, ids }) => toLife(order, line, { ids, former, facts })),
    ...gone.map((line) =>
      toLife(order, { ...uncounted, ...line, quantity: 0 }, { ids: listIds(line, former), former, facts }),
    ),
  ]
}

/** The life of the line that has or had this id. */
export function findLife(lives: readonly LineLife[], lineId: string): LineLife | undefined {
  return lives.find(({ ids }) => ids.includes(lineId))
}

function listIds(line: FormerLine, former: ReadonlyMap<string, FormerLine>): string[] {
  const origin = line.originalId
  if (!origin) return [line.id]
  const before = former.get(origin)
  return [...(before ? listIds(before, former) : [origin]), line.id]
}

interface Context {
  ids: readonly string[]
  former: ReadonlyMap<string, FormerLine>
  facts: PastFacts
}

function toLife(order: LivingOrder, line: CountedLine, { ids, former, facts }: Context): LineLife {
  const count = (lists: readonly { items: readonly NamedPieces[] }[]) =>
    lists
      .flatMap(({ items }) => items)
      .filter((item) => ids.includes(item.lineId))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const open = facts.requests.filter(({ status }) => status === 'requested')
  const come = facts.requests.filter(({ status }) => status === 'received' || status === 'checked')
  const parcels = facts.parcels.filter(({ cancelledAt }) => !cancelledAt)
  const isCancelled = order.status === 'cancelled'
  const quantity = isCancelled ? 0 : line.quantity
  // a line is cloned with its counts when an edit is begun: what happened before it was accepted is counted elsewhere
  const packed = Math.max(line.fulfilled, count(parcels))
  const shipped = Math.max(line.shipped, count(parcels.filter(({ shippedAt }) => shippedAt)))
  const received = Math.max(line.returned, count(come))
  const onItsWayBack = count(open)
  const claimed = count([{ items: facts.claimed }])
  const [bought = line, ...others] = [...ids.flatMap((id) => former.get(id) ?? []), line]
  return {
    id: line.id,
    ids,
    ordered: bought.editId && !bought.originalId ? 0 : bought.quantity,
    quantity,
    cancelled: Math.max(bought.quantity, ...others.map((one) => one.quantity)) - quantity,
    packed,
    shipped,
    onItsWayBack,
    received,
    exchanged: count([...open, ...come].filter(({ id }) => facts.exchanged.has(id))),
    claimed,
    returnable: line.giftCard ? 0 : Math.max(0, Math.min(shipped, quantity) - received - onItsWayBack - claimed),
  }
}
