import { type Page } from '@playwright/test'
import { get } from 'node:http'
import { type Load, watchTraffic } from '../../scripts/bench/traffic.mjs'

/** Loads `path` with an empty cache and adds up what came over the wire (brotli where the server has it). */
export async function measureLoad(page: Page, path: string): Promise<Load> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const load = watchTraffic(session)
  await page.goto(path, { waitUntil: 'networkidle' })
  await session.detach()
  return load
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
