import { orderStates } from '~/commerce/shop/order'
import { type OrderFilter } from '~/commerce/shop/orders'
import { toLatinTyping } from '~/i18n/latin-typing'

// the widest number that the backend's column holds
const largestNumber = 2 ** 31 - 1

/** What an address asks of the list of orders, `?state=shipped&number=1024`; what cannot be meant is ignored. */
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
