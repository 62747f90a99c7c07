import { toLatinTyping } from '~/i18n/latin-typing'
import { type OrderState, orderStates } from '../orders/order-state'

/** What an address asks of the list of orders; null for what it does not say. */
export interface OrderFilter {
  state: OrderState | null
  number: number | null
}

// the widest number that the backend's column holds
const largestNumber = 2 ** 31 - 1

/** `?state=shipped&number=1024`; what cannot be meant is ignored. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const number = Number(/^\s*#?\s*(\d{1,10})\s*$/.exec(toLatinTyping(query.get('number') ?? ''))?.[1] ?? 0)
  return {
    state: orderStates.find((state) => state === query.get('state')) ?? null,
    number: number > 0 && number <= largestNumber ? number : null,
  }
}

/** The query of a page of the list, with its question mark; empty for the first page of all. */
export function toOrdersQuery({ state, number }: OrderFilter, page = 1): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (number) query.set('number', String(number))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

const fulfillments: Record<Exclude<OrderState, 'cancelled'>, string[]> = {
  preparing: ['not_fulfilled', 'partially_fulfilled', 'fulfilled', 'canceled'],
  'partly-shipped': ['partially_shipped'],
  shipped: ['shipped', 'partially_returned', 'requires_action'],
  returned: ['returned'],
}

/** The same for Medusa, in the statuses that our plugin has it keep of what `toOrderState` counts. */
export function toMedusaFilter({ state, number }: OrderFilter): [name: string, value: string][] {
  const entries: [string, string][] = number ? [['display_id', String(number)]] : []
  if (state === 'cancelled') entries.push(['status[]', 'canceled'])
  else if (state) {
    for (const status of ['pending', 'completed', 'archived', 'requires_action']) entries.push(['status[]', status])
    for (const status of fulfillments[state]) entries.push(['fulfillment_status[]', status])
  }
  return entries
}
