import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../../support/ask'
import { startStorefront, type Storefront } from '../../support/storefront'
import { expect, test } from '../../support/test'

let directory: string
let shop: Storefront

const logFile = () => join(directory, 'shop.log')
const pictures = () => join(directory, 'pictures')

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'full-disk-'))
  // below a file: whoever the shop runs as, nothing can be made there
  const folders = { PICTURE_CACHE_DIR: pictures(), ASSET_ARCHIVE_DIR: '/dev/null/assets' }
  shop = await startStorefront({ env: { ...folders, LOG_LEVEL: 'debug' }, logFile: logFile() })
})

test.afterAll(async () => {
  await shop.stop()
  await rm(directory, { recursive: true })
})

test('a shop whose disk is full within a file shows its pages, pictures and styles all the same', async () => {
  const roomOfFile = 4096
  // what is written beyond that into any file is refused, as by a disk that has no more room
  execFileSync('prlimit', ['--pid', String(shop.pid), `--fsize=${roomOfFile}:`])
  const headers = { Accept: 'image/webp,*/*' }
  const { status, body } = await ask('/en-de/products/kumo-mug', { at: shop.url })
  expect(status).toBe(200)
  const picture = /\/images\/640\/[^"\s,]+/.exec(body)?.[0] ?? ''
  for (const time of ['the first time', 'the second time']) {
    const answer = await ask(picture, { at: shop.url, headers })
    expect([answer.status, answer.headers['content-type']], time).toEqual([200, 'image/webp'])
    expect(Number(answer.headers['content-length']), time).toBeGreaterThan(roomOfFile)
  }
  const kept = await readdir(pictures(), { recursive: true, withFileTypes: true })
  const files = kept.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files) expect((await stat(file)).size, 'it is whole').toBeLessThan(roomOfFile)
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(body)?.[0] ?? ''
  async function readSizeOfLog(): Promise<number> {
    for (let times = 0; times < 30; times += 1) expect((await ask(script, { at: shop.url })).status).toBe(200)
    return (await stat(logFile())).size
  }
  const full = await readSizeOfLog()
  expect(full).toBeGreaterThan(0)
  expect(await readSizeOfLog(), 'its log takes no more').toBe(full)
})
