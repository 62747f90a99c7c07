/** Crawlers and caches on the way may keep a sitemap for an hour. */
export const xmlHeaders = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
}
