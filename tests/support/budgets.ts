import { type Page } from '@playwright/test'
import { get } from 'node:http'

/** Bytes on the wire by kind, and the number of requests, of one cold load. */
export interface Load {
  script: number
  stylesheet: number
  document: number
  image: number
  font: number
  other: number
  requests: number
}

/** Loads `path` with an empty cache and adds up what came over the wire (brotli where the server has it). */
export async function measureLoad(page: Page, path: string): Promise<Load> {
  const load: Load = { script: 0, stylesheet: 0, document: 0, image: 0, font: 0, other: 0, requests: 0 }
  const kinds = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    load.requests += 1
    if (isKind(kind)) load[kind] += encodedDataLength
    else load.other += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await session.detach()
  return load
}

function isKind(kind: string): kind is 'script' | 'stylesheet' | 'document' | 'image' | 'font' {
  return ['script', 'stylesheet', 'document', 'image', 'font'].includes(kind)
}

/** The size of an answer's body as it travels with gzip. @throws Error where the server did not use gzip */
export function measureGzip(url: string, cookie = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'gzip', Cookie: cookie }
    get(url, { headers }, (response) => {
      if (response.headers['content-encoding'] !== 'gzip') reject(new Error(`${url} did not come with gzip`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
