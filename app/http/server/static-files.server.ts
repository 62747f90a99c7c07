import express, { type RequestHandler, type Response } from 'express'
import { extname } from 'node:path'
import sirv from 'sirv'
import { env } from '../../env.server'
import { serviceWorkerPath } from '../service-worker-path'

const anHourInSeconds = 3600
const aMonth = 'public, max-age=2592000'
// a shop without a worker answers one that takes the former one away
const worker = env.SERVICE_WORKER === 'on' ? serviceWorkerPath : '/service-worker-off.js'
// each of a page's files would carry them, and only documents heed them
const documentHeaders = ['Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy']
// sirv says the charset of HTML alone
const textTypes = new Map([
  ['.css', 'text/css'],
  ['.js', 'text/javascript'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain'],
])
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
      const type = textTypes.get(extname(path.replace(/\.(?:br|gz)$/, '')))
      if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`)
      if (path.startsWith('/flags/')) response.setHeader('Cache-Control', aMonth)
      if (path === worker) response.setHeader('Cache-Control', 'no-cache')
      if (!path.startsWith('/assets/')) return
      response.setHeader('Cache-Control', immutable)
      for (const name of documentHeaders) response.removeHeader(name)
    },
  })
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    if (request.path === serviceWorkerPath) request.url = worker
    serve(request, response, next)
  }
}

/**
 * Serves what is asked for below `/assets/` and is not of the running build: files of other builds out of `archive`, to
 * pages that are open while a new build takes over, and of instances that have it already. What is nowhere gets a short
 * answer instead of a rendered page.
 */
export function serveFormerAssets(archive: string): RequestHandler[] {
  const setHeaders = (response: Response) => documentHeaders.forEach((name) => response.removeHeader(name))
  const serve = express.static(archive, { index: false, redirect: false, immutable: true, maxAge: '1y', setHeaders })
  return [serve, answerGone]
}

const answerGone: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next()
  response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found\n')
}
