import { type Answer, ask } from '../../support/ask'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const saving = { 'Save-Data': 'on' }
const pages = ['/en-us', '/en-us/categories/all', '/en-us/products/kumo-mug', '/en-us/cart', '/api/auth/signin']

for (const path of pages) {
  test(`the light version of ${path} has no script, not even one that waits`, async () => {
    const { status, headers, body } = await ask(path, { headers: saving })
    expect(status).toBe(200)
    expect(body).not.toMatch(/<script|modulepreload|<link rel="preload"|class="placeholder"/)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
  })
}

test('the browser’s word about the network decides, and the shopper’s own goes before it', async () => {
  const isLight = async (headers: Record<string, string>) => !/<script/.test((await ask('/en-us', { headers })).body)
  expect(await isLight({})).toBe(false)
  expect(await isLight({ ECT: '4g' })).toBe(false)
  expect(await isLight({ ECT: '2g' })).toBe(true)
  expect(await isLight({ ECT: 'slow-2g' })).toBe(true)

  const [on, off] = [await choose('on'), await choose('off')]
  expect(await isLight({ Cookie: on })).toBe(true)
  expect(await isLight({ Cookie: off, ...saving })).toBe(false)
  const auto = await choose('auto', off)
  expect(await isLight({ Cookie: auto })).toBe(false)
  expect(await isLight({ Cookie: auto, ...saving })).toBe(true)
})

test('a shared cache can tell light pages from full ones, and each has a tag of its own', async () => {
  const path = '/en-us/pages/imprint'
  // what other tests add to the menu changes every page
  await expect(async () => {
    const [full, light] = [await ask(path), await ask(path, { headers: saving })]
    for (const { headers } of [full, light]) {
      expect(headers.vary?.split(/,\s*/)).toEqual(expect.arrayContaining(['Cookie', 'Save-Data', 'ECT']))
      expect(headers['accept-ch']).toBe('ECT')
      expect(headers['cache-control']).toContain('s-maxage')
    }
    const askAgain = async (answer: Answer, headers = {}) =>
      (await ask(path, { headers: { ...headers, 'If-None-Match': String(answer.headers.etag) } })).status
    expect([await askAgain(light, saving), await askAgain(light), await askAgain(full, saving)]).toEqual([
      304, 200, 200,
    ])
  }).toPass()
})

test('the main picture of a light page weighs at most half of what a phone loads with the full one', async () => {
  const [full, light] = [
    await ask('/en-us/products/kumo-mug'),
    await ask('/en-us/products/kumo-mug', { headers: saving }),
  ]
  // a phone of 412 CSS pixels with 1.75 pixels in each picks the 750
  const fullPath = /\/images\/750\/[^ ]*kumo-mug-1[^ ]*(?= 750w)/.exec(full.body)?.[0]
  const lightPath = /src="(\/images\/384\/[^"]*kumo-mug-1[^"]*)"/.exec(light.body)?.[1]
  const weigh = async (path = '', headers = {}) =>
    Number((await ask(path, { headers: { Accept: 'image/webp', ...headers } })).headers['content-length'])
  expect(await weigh(lightPath, saving)).toBeLessThan((await weigh(fullPath)) / 2)
  expect(await weigh(lightPath), 'and so where the shopper chose it').toBeLessThan((await weigh(fullPath)) / 2)
})

/** The shopper's cookies after a choice in the footer. */
async function choose(light: string, cookie = ''): Promise<string> {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: readWorld('SHOP_URL'), Cookie: cookie }
  const body = `light=${light}&returnTo=/en-us`
  const { status, headers } = await ask('/preferences', { method: 'POST', headers: form, body })
  expect([status, headers.location]).toEqual([303, '/en-us'])
  return headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? ''
}
