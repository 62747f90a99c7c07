/**
 * The page of an order, or the shop's first one where it is not known from which of its countries the order came.
 * @param path as `parseLocale` gives it
 * @param page below the order's, it begins with a slash
 */
export function toOrderLink(
  { id }: { id: string },
  { storeUrl, path }: { storeUrl: string; path: string },
  page = '',
): string {
  return storeUrl.replace(/\/$/, '') + path + (path && `/orders/${encodeURIComponent(id)}${page}`)
}
