import { type RouteConfigEntry } from '@remix-run/route-config'
import { authBasePath } from '../../app/auth-base-path'
import routes from '../../app/routes'

/** All procedures of `/api/trpc`; a test holds them against the router. */
export const procedures = [
  'address.place',
  'cart.add',
  'cart.setQuantity',
  'cart.summary',
  'catalog.availability',
  'catalog.offer',
  'catalog.suggest',
  'orders.status',
  'region.languageOffer',
  'session.update',
  'vitals.report',
]

// what nobody has to come by: anybody may know these, and a walk may know better
const open: Record<string, readonly string[]> = {
  handle: ['all', 'kumo-mug'],
  tag: ['no-such-tag'],
  type: ['no-such-type'],
  slug: ['terms'],
  width: ['320'],
  file: ['products-1.xml'],
  taskId: ['1'],
  lineId: ['item_1'],
  card: ['1', '2'],
  work: ['refund', 'done'],
}

// what the rest of an address may be, by the pattern that it ends
const rests: Record<string, readonly string[]> = {
  'images/:width/*': ['uploads/none.webp'],
  'api/trpc/*': procedures,
  [`${authBasePath.slice(1)}/*`]: ['nothing'],
  'merchant/*': ['nothing'],
  ':locale/*': ['nothing'],
}

/** What the walk knows for each parameter by now: `orderId`, `cartId`, `token` … */
export type Known = Record<string, readonly string[] | undefined>

/** The parameters of addresses that a walk comes by on its way; every other one is in `open`. */
export const found = ['addressId', 'cartId', 'code', 'editId', 'locale', 'orderId', 'provider', 'returnId', 'token']

function join(parent: string, path = ''): string {
  return [parent, path.replace(/^\/|\/$/g, '')].filter(Boolean).join('/')
}

/** Every pattern of the route table at which something answers. */
export function listPatterns(entries: readonly RouteConfigEntry[] = routes, parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const whole = join(parent, path)
    return [...(index || path ? [whole] : []), ...listPatterns(children ?? [], whole)]
  })
}

/**
 * Each address that a pattern has with what is known; none where nothing is known for one of its parameters yet.
 * @throws Error where a parameter is new to the walk: add it to `found` and note its values on the way, or to `open`
 */
export function toAddresses(pattern: string, known: Known): string[] {
  return pattern.split('/').reduce<string[]>(
    (starts, part) => {
      const values = toChoices(pattern, part, known)
      return starts.flatMap((start) => values.map((value) => (value === null ? start : `${start}/${value}`)))
    },
    [''],
  )
}

/**
 * What may stand for a part of a pattern, as it stands in an address; null where the part may be left out.
 * @throws Error where it is new to the walk
 */
export function toChoices(pattern: string, part: string, known: Known): readonly (string | null)[] {
  if (part === '*') return rests[pattern] ?? fail(pattern, part)
  if (!part.startsWith(':')) return part === '' ? [null] : [part]
  const name = part.slice(1).replace(/\?$/, '')
  if (!found.includes(name) && !open[name]) fail(pattern, part)
  const values = (known[name] ?? open[name] ?? []).map(encodeURIComponent)
  return part.endsWith('?') ? [null, ...values] : values
}

function fail(pattern: string, part: string): never {
  throw new Error(`the walk does not know what to put for ${part} of ${pattern}`)
}

/** The addresses of the whole table, `/` for what has none. */
export function listAddresses(known: Known): string[] {
  return [...new Set(listPatterns().flatMap((pattern) => toAddresses(pattern, known)))].map((path) => path || '/')
}
