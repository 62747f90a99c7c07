import { env } from '~/env.server'

const backend = 'http://backend.invalid'

/**
 * What the picture route takes for a picture: `/uploads/…` for the backend's, without its address, and
 * `/cdn.example/…` for one of the configured origins. Of queries only the version is kept.
 * Null for no picture and for one that is kept elsewhere, which no page asks a third party for.
 */
export function toPicturePath(url: unknown, origins: readonly string[] = env.PICTURE_ORIGINS): string | null {
  if (typeof url !== 'string' || !URL.canParse(url, backend)) return null
  const { origin, host, pathname, searchParams } = new URL(url, backend)
  const version = searchParams.get('v')
  const query = version ? `?v=${encodeURIComponent(version)}` : ''
  if (origins.includes(origin)) return `/${host}${pathname}${query}`
  // the backend may call itself by another name than the one that we know it by
  const start = pathname.indexOf('/uploads/')
  return start === -1 ? null : pathname.slice(start) + query
}
