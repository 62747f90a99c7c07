import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type ShopPage } from '../support/shop'
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

/** Opens a page and keeps it. */
export async function openAndKeep(page: ShopPage, path: string, name: string): Promise<void> {
  await page.goto(path)
  await keepPage(page, name)
}

/** The same for a page of the catalogue, once the shop knows its pictures: it looks at them beside the first visits. */
export async function openAndKeepDrawn(page: ShopPage, path: string, name: string): Promise<void> {
  const listUnknown = async () => {
    await page.goto(path)
    const pictures = await page
      .locator('main img[src^="/images/"]')
      .evaluateAll((all) => all.map((one) => one.outerHTML))
    return pictures.flatMap((html) => /src="([^"?]*)"/.exec(html)?.[1] ?? [])
  }
  await expect.poll(listUnknown, { message: name, timeout: 60_000 }).toEqual([])
  await keepPage(page, name)
}

/** Keeps the page that is open as a file of that name in the folder that PAGES_DIRECTORY names. */
export async function keepPage(page: ShopPage, name: string): Promise<void> {
  if (!(page instanceof HttpPage)) throw new Error('pages are kept as plain HTTP reads them')
  const { response } = page
  if (response.status() >= 500) throw new Error(`${name} answered ${response.status()}: is the machine too busy?`)
  const headers = response.headers()
  const origins = {
    [new URL(page.url()).origin]: 'http://shop',
    [new URL(readWorld('MEDUSA_URL')).origin]: 'http://backend',
  }
  const cookies = [...(headers['set-cookie'] ?? '').matchAll(/^([\w.-]+)=/gm)].map(([, cookie = '']) => cookie)
  const { pathname, search } = new URL(page.url())
  const head = [
    `${response.status()} ${response.request().method()} ${toSteady(pathname + search)}`,
    ...kept.flatMap((header) =>
      headers[header] ? [`${header}: ${header === 'retry-after' ? 'SECONDS' : toSteady(headers[header])}`] : [],
    ),
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
