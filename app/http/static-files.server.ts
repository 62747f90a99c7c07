import { type RequestHandler } from 'express'
import sirv from 'sirv'

const anHourInSeconds = 3600
const aMonth = 'public, max-age=2592000'
const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the build's files, precompressed where the build has made `.br` and `.gz` beside them.
 * Only names below `/assets/` carry a hash of their content and stay for ever.
 */
export function serveStatic(directory: string): RequestHandler {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    maxAge: anHourInSeconds,
    setHeaders(response, path) {
      if (path.startsWith('/flags/')) response.setHeader('Cache-Control', aMonth)
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', immutable)
    },
  })
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    serve(request, response, () => {
      if (!request.path.startsWith('/assets/')) return next()
      // an asset of an older build: a short answer instead of a rendered page
      response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found\n')
    })
  }
}
