import { ask } from '../../support/ask'
import { startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'

test('a shop that can write nothing to its disk shows its pages, pictures and styles all the same', async () => {
  // below a file: whoever the shop runs as, nothing can be made there
  const shop = await startStorefront({
    env: { PICTURE_CACHE_DIR: '/dev/null/pictures', ASSET_ARCHIVE_DIR: '/dev/null/assets' },
  })
  try {
    const headers = { Accept: 'image/webp,*/*' }
    const { status, body } = await ask('/en-de/products/kumo-mug', { at: shop.url })
    expect(status).toBe(200)
    const picture = /\/images\/\d+\/[^"\s,]+/.exec(body)?.[0] ?? ''
    for (const time of ['the first time', 'the second time']) {
      const answer = await ask(picture, { at: shop.url, headers })
      expect([answer.status, answer.headers['content-type']], time).toEqual([200, 'image/webp'])
    }
    const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(body)?.[0] ?? ''
    expect((await ask(script, { at: shop.url })).status).toBe(200)
  } finally {
    await shop.stop()
  }
})
