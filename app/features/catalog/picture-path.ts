/**
 * What the picture route takes for a picture of the backend: `/uploads/…`, encoded, without the backend's address.
 * Null for no picture and for one that is kept elsewhere, which no page asks a third party for.
 */
export function toPicturePath(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url, 'http://backend.invalid')) return null
  const { pathname, search } = new URL(url, 'http://backend.invalid')
  const start = pathname.indexOf('/uploads/')
  return start === -1 ? null : pathname.slice(start) + search
}
