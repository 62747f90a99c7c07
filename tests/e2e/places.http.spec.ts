import { expect, test } from '@playwright/test'
import { ask } from '../support/ask'

const moves = [
  [
    '/de-at/products/kumo-mug?variant=variant_1&utm_source=mail',
    '/de-at/products/kumo-becher?variant=variant_1&utm_source=mail',
  ],
  ['/en-us/products/kumo-becher', '/en-us/products/kumo-mug'],
  ['/de-de/categories/home?page=2', '/de-de/categories/wohnen?page=2'],
  ['/en-us/categories/wohnen', '/en-us/categories/home'],
  ['/de-de/collections/harbour', '/de-de/collections/hafen'],
  ['/en-gb/collections/hafen', '/en-gb/collections/harbour'],
] as const

test('another language’s handle leads to the one of this language for good, its query kept', async () => {
  for (const [from, to] of moves) {
    const { status, headers } = await ask(from)
    expect({ status, location: headers.location }, from).toEqual({ status: 301, location: to })
    expect((await ask(to)).status, to).toBe(200)
  }
})
