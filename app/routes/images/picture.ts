import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { toPictureKind } from '~/features/pictures/picture-kind'
import {
  isNamedByTime,
  toModernFormats,
  toPictureAddress,
  toPictureHash,
  toPictureWidth,
} from '~/features/pictures/picture-request'
import { PictureError } from '~/features/pictures/picture-source.server'
import { type Picture, type PictureRequest } from '~/features/pictures/pictures.server'
import { pictures } from '~/features/pictures/shop-pictures.server'
import { TooManyError } from '~/http/server/too-many-error'
import { BusyError } from '~/once/busy-error'

const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><path fill="#8884" d="M0 0h8v10H0z"/></svg>'

/**
 * A picture in one of the offered widths: `GET /images/:width/uploads/…` for the backend's,
 * `GET /images/:width/cdn.example/…` for one of a configured origin. `?v=` is the hash of its original.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { limits, log, url } = await getContext(args)
  const { headers } = args.request
  const width = toPictureWidth(args.params.width)
  const address = toPictureAddress(args.params['*'])
  if (!width) return refuse('unoffered')
  if (!address) return refuse('missing')
  const request = {
    address,
    width,
    hash: toPictureHash(url.searchParams.get('v')),
    formats: toModernFormats(headers.get('Accept')),
    saveData: headers.get('Save-Data') === 'on',
  }
  try {
    return answerPicture(
      request,
      await pictures.read(request, () => limits.count('picture')),
      headers.get('If-None-Match'),
    )
  } catch (error) {
    if (error instanceof TooManyError) return refuse('too-many', error.waitSeconds)
    const reason = toReason(error)
    log.warn({ reason, ...address }, 'no picture')
    return refuse(reason)
  }
}

function answerPicture(request: PictureRequest, picture: Picture, knownTag: string | null): Response {
  const headers = { 'Cache-Control': toLife(request, picture), ETag: picture.etag, Vary: 'Accept, Save-Data' }
  if (knownTag?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === picture.etag || tag === '*')) {
    return new Response(null, { status: 304, headers })
  }
  const { body } = picture
  const content = {
    'Content-Type': `image/${toPictureKind(body) ?? 'jpeg'}`,
    'Content-Length': String(body.length),
  }
  return new Response(body, { headers: { ...headers, ...content } })
}

function toLife({ address, hash }: PictureRequest, { exact, final }: Picture): string {
  if ((exact || isNamedByTime(address)) && final) return 'public, max-age=31536000, immutable'
  // an address with a hash that is not that of the original any more, or a picture that gets smaller
  if (hash !== null) return 'public, max-age=300'
  return 'public, max-age=3600, stale-while-revalidate=86400'
}

const statuses = { unoffered: 400, missing: 404, unreadable: 422, 'too-many': 429, unavailable: 503 }

function toReason(error: unknown): PictureError['reason'] {
  if (error instanceof PictureError) return error.reason
  if (error instanceof BusyError) return 'unavailable'
  throw error
}

function refuse(reason: keyof typeof statuses, waitSeconds = 5): Response {
  const waiting = { 'Cache-Control': 'no-store', 'Retry-After': String(waitSeconds) }
  const shortLived = { 'Cache-Control': 'public, max-age=60' }
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    ...(reason === 'unavailable' || reason === 'too-many' ? waiting : shortLived),
  }
  return new Response(placeholder, { status: statuses[reason], headers })
}
