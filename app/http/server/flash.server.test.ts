import { expect, test } from 'vitest'
import { clearFlash, type Flash, readFlash, writeFlash } from './flash.server'

const added: Flash = { kind: 'success', key: 'cart:done.added', params: { title: 'Cup', count: 1 } }
const removed: Flash = { kind: 'notice', key: 'cart:done.removed' }

function toCookieHeader(...setCookies: string[]): string {
  return setCookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

test('a message waits for the page that it was written for, whatever its query', async () => {
  const cookies = toCookieHeader(await writeFlash('/en-de/products/cup?variant=a#options', added))
  expect(await readFlash(new URL('https://shop.test/en-de/products/cup?variant=b'), cookies)).toEqual(added)
  expect(await readFlash('/en-de/cart', cookies)).toBeNull()
})

test('messages for two pages do not take each other away', async () => {
  const [cup, bowl] = ['/en-de/products/cup', '/en-de/products/bowl']
  const cookies = toCookieHeader(await writeFlash(cup, added), await writeFlash(bowl, removed))
  expect(await readFlash(cup, cookies)).toEqual(added)
  expect(await readFlash(bowl, cookies)).toEqual(removed)
  const [name] = (await clearFlash(cup)).split('=')
  expect(cookies.split('; ')[0]).toContain(`${name}=`)
  expect(cookies.split('; ')[1]).not.toContain(`${name}=`)
})
