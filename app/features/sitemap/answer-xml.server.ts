import fresh from 'fresh'
import Negotiator from 'negotiator'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Packed } from './packed-xml.server'

const unpack = promisify(gunzip)

/** Sends a file as it is kept, or unpacked to who cannot read that; 304 to who has it. Everybody may keep it for an hour. */
export async function answerXml({ headers: asked }: Request, { bytes, hash }: Packed): Promise<Response> {
  const isPacked = readsGzip(asked.get('Accept-Encoding'))
  const headers = new Headers({
    'Content-Type': 'application/xml; charset=utf-8',
    // compressing it anew for each would cost what keeping it saves
    'Cache-Control': 'public, max-age=3600, no-transform',
    ETag: isPacked ? `"${hash}-gz"` : `"${hash}"`,
    Vary: 'Accept-Encoding',
  })
  const known = { 'if-none-match': asked.get('If-None-Match') ?? undefined }
  if (fresh(known, { etag: headers.get('ETag') ?? undefined })) return new Response(null, { status: 304, headers })
  const body = isPacked ? bytes : new Uint8Array(await unpack(bytes))
  if (isPacked) headers.set('Content-Encoding', 'gzip')
  headers.set('Content-Length', String(body.length))
  return new Response(body, { headers })
}

function readsGzip(accepted: string | null): boolean {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted ?? undefined } })
  return negotiator.encodings(['gzip', 'identity']).includes('gzip')
}
