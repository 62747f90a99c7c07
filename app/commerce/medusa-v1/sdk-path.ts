// The SDK ends the paths of these with a slash, which is also how a path looks whose id is missing.
const slashed = new Set([
  'GET /admin/gift-cards/',
  'GET /admin/notes/',
  'GET /admin/price-lists/',
  'POST /admin/products/',
  'GET /admin/returns/',
  'GET /admin/shipping-profiles/',
  'POST /admin/shipping-profiles/',
  'GET /admin/store/',
  'POST /admin/store/',
  'GET /admin/swaps/',
])

/** The path as Medusa documents it, of one as the SDK writes it: with a slash before it and none behind it. */
export function toDocumentedPath(method: string, path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`
  return slashed.has(`${method} ${rooted}`) ? rooted.slice(0, -1) : rooted
}
