import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext, type RequestContext } from '~/context.server'
import { toPictureFormat, toPictureVersion, toPictureWidth, toUploadPath } from '~/features/pictures/picture-request'
import { PictureError } from '~/features/pictures/picture-source.server'
import { type PictureRequest, pictures } from '~/features/pictures/pictures.server'
import { QueueFullError } from '~/features/pictures/queue'

const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><path fill="#8884" d="M0 0h8v10H0z"/></svg>'

/** A picture of the backend in one of the offered widths: `GET /images/:width/uploads/…`. */
export async function loader(args: LoaderFunctionArgs) {
  const { log, url } = await getContext(args)
  const width = toPictureWidth(args.params.width)
  const path = toUploadPath(args.params['*'])
  if (!width || !path) return new Response('Not found\n', { status: 404, headers: shortLived })
  const version = toPictureVersion(path, url.searchParams.get('v'))
  const format = toPictureFormat(args.request.headers.get('Accept'))
  return answerPicture({ path, version, width, format }, args.request.headers.get('If-None-Match'), log)
}

const shortLived = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' }

async function answerPicture(request: PictureRequest, knownTag: string | null, log: RequestContext['log']) {
  try {
    const { body, etag } = await pictures.read(request)
    const headers = {
      'Cache-Control': `public, max-age=${request.version ? '31536000, immutable' : '86400'}`,
      ETag: etag,
      Vary: 'Accept',
    }
    if (knownTag?.split(/,\s*/).includes(etag)) return new Response(null, { status: 304, headers })
    return new Response(body, { headers: { ...headers, 'Content-Type': `image/${request.format}` } })
  } catch (error) {
    const reason = toReason(error)
    log.warn({ reason, path: request.path }, 'no picture')
    return new Response(placeholder, { status: statuses[reason], headers: placeholderHeaders(reason) })
  }
}

const statuses = { missing: 404, unreadable: 422, unavailable: 503 }

function toReason(error: unknown): PictureError['reason'] {
  if (error instanceof PictureError) return error.reason
  if (error instanceof QueueFullError) return 'unavailable'
  throw error
}

function placeholderHeaders(reason: PictureError['reason']): HeadersInit {
  const waiting = { 'Cache-Control': 'no-store', 'Retry-After': '5' }
  return {
    'Content-Type': 'image/svg+xml',
    ...(reason === 'unavailable' ? waiting : { 'Cache-Control': 'public, max-age=60' }),
  }
}
