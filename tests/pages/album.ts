import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ShopPage } from '../support/shop'
import { HttpPage } from '../support/shopper/http-page'
import { readWorld } from '../support/world'
import { toNormalHtml, toSteady } from './normal-html'

// what a browser or a cache goes by; which of the shop's own cookies are set is told without what is in them
const kept = [
  'cache-control',
  'content-language',
  'content-type',
  'link',
  'location',
  'retry-after',
  'vary',
  'x-robots-tag',
]

/** Keeps the pages that a walk comes by, each as a file of its own in the folder that PAGES_DIRECTORY names. */
export async function keepPage(page: ShopPage, name: string): Promise<void> {
  if (!(page instanceof HttpPage)) throw new Error('pages are kept as plain HTTP reads them')
  const { response } = page
  const headers = response.headers()
  const origins = {
    [new URL(page.url()).origin]: 'http://shop',
    [new URL(readWorld('MEDUSA_URL')).origin]: 'http://backend',
  }
  const cookies = [...(headers['set-cookie'] ?? '').matchAll(/^([\w.-]+)=/gm)].map(([, cookie = '']) => cookie)
  const { pathname, search } = new URL(page.url())
  const head = [
    `${response.status()} ${response.request().method()} ${toSteady(pathname + search)}`,
    ...kept.flatMap((header) => (headers[header] ? [`${header}: ${toSteady(headers[header])}`] : [])),
    ...cookies
      .sort()
      .map((cookie) => `set-cookie: ${cookie.replace(/[\da-z]{6,}$/i, (id) => (/\d/.test(id) ? 'ID' : id))}`),
  ]
  const body = toNormalHtml(await page.content(), origins)
  const directory = readDirectory()
  await mkdir(directory, { recursive: true })
  await writeFile(join(directory, `${name}.html`), `${head.join('\n')}\n\n${body}\n`)
}

function readDirectory(): string {
  const directory = process.env.PAGES_DIRECTORY
  if (!directory) throw new Error('PAGES_DIRECTORY is not set: run npm run pages -- --out DIR.')
  return directory
}
