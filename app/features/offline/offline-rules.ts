import { authBasePath } from '~/auth-base-path'

/** Where copies of pages are kept for reading offline; the worker and the pages know it by this name. */
export const keptCache = 'vitrine-kept'
/** Header of a copy: its heading, percent-encoded. */
export const headingHeader = 'X-Vitrine-Heading'

export type KeptKind = 'product' | 'cart'

/** How many copies of a kind are kept. */
export const mostKept = { product: 20, cart: 1 } satisfies Record<KeptKind, number>

const places = {
  product: /^\/[a-z]{2}-[a-z]{2}\/products\/[^/]+$/,
  cart: /^\/[a-z]{2}-[a-z]{2}\/cart$/,
} satisfies Record<KeptKind, RegExp>

/** What a path may be kept as; null for every other page, whatever stands in it. */
export function toKeptKind(path: string): KeptKind | null {
  if (places.product.test(path)) return 'product'
  return places.cart.test(path) ? 'cart' : null
}

/** The locale's code that a path begins with, `de-at`, or null. */
export function toPathPrefix(path: string): string | null {
  return /^\/([a-z]{2}-[a-z]{2})(?=\/|$)/.exec(path)?.[1] ?? null
}

// what every page asks, and what ends nobody's session
const harmless = [`${authBasePath}/_log`, `${authBasePath}/session`]

/**
 * Which copies a request makes void: all of them where somebody may be signing in or out, the cart where it is ordered.
 * @param path with or without the `.data` of a client-side navigation
 */
export function toVoided(method: string, path: string): 'all' | 'cart' | null {
  const page = path.replace(/\.data$/, '')
  if (page.startsWith(`${authBasePath}/callback/`)) return 'all'
  if (page.startsWith(`${authBasePath}/`) && method === 'POST' && !harmless.includes(page)) return 'all'
  if (/^\/[^/]+\/checkout\/return$/.test(page)) return 'cart'
  return method === 'POST' && /^\/[^/]+\/checkout\/review$/.test(page) ? 'cart' : null
}

export interface KeptPage {
  path: string
  heading: string
}

/** The offline page's HTML with links to what can be read without a connection. */
export function listKept(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html
  const links = pages.map(({ path, heading }) => `<li><a href="${escape(path)}"><bdi>${escape(heading)}</bdi></a></li>`)
  return html.replace('<section hidden="">', '<section>').replace('<ul></ul>', () => `<ul>${links.join('')}</ul>`)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
