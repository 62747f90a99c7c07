import { expect, test } from 'vitest'
import { toNormalHtml, toSteady } from './normal-html'

test('a page becomes lines, one for each tag and text, its attributes in the order of their names', () => {
  const html =
    '<!doctype html><html lang="en"><head><title>Bag</title></head><body><p id="b" class="a">One<!-- --> bag\n <b>now</b></p></body></html>'
  expect(toNormalHtml(html)).toBe(
    [
      '<html lang="en">',
      '  <head>',
      '    <title>',
      '      Bag',
      '  <body>',
      '    <p class="a" id="b">',
      '      One bag ',
      '      <b>',
      '        now',
    ].join('\n'),
  )
})

test('what says how a page is built is left out, what others read of it stays', () => {
  const html = `<link rel="modulepreload" href="/assets/a-12345678.js"><link rel="stylesheet" href="/assets/root-Ab_3-6xQ.css">
    <script>window.data = 1</script><script type="module" src="/assets/a.js"></script><script type="application/ld+json">{"@id":1}</script>`
  const text = toNormalHtml(html)
  expect(text).toContain('href="/assets/root.css"')
  expect(text).toContain('{\\"@id\\":1}')
  expect(text).not.toMatch(/modulepreload|window\.data|a\.js/)
})

test('an id is told from another of its kind, and is the same wherever it is named', () => {
  const [first, second] = ['01JD9X2V4C8M6K3T5R7W9Y1ZAB', '01JD9X2V4C8M6K3T5R7W9Y1ZAC']
  expect(toSteady(`order_${first} cart_${first} order_${second} order_${first}`)).toBe('order_1 cart_1 order_2 order_1')
  expect(toSteady('id=":R1ab:" for=":R2c:" href="#:R1ab:"')).toBe('id="react_1" for="react_2" href="#react_1"')
})

test.each([
  ['/cart/shared/eyJhbGciOiJIUzI1NiJ9eyJpZCI6ImNhcnQifQ.abc-_DEF', '/cart/shared/TOKEN'],
  ['/images/640/a.webp?v=q8Zk', '/images/640/a.webp?v=HASH'],
  ['data:image/webp;base64,UklGR+/=', 'data:image/webp;base64,DATA'],
  ['63d6728fb084f0b1801db1e59ae342fd4d0a4c49eb11d3368835ee4ff9fa9ede', 'HASH'],
  ['?callbackUrl=%2Forders%2Forder_01JD9X2V4C8M6K3T5R7W9Y1ZAB', '?callbackUrl=%2Forders%2Forder_1'],
])('%s is %s', (text, steady) => expect(toSteady(text)).toBe(steady))

test('a hidden field of chance stands there without it, one that says something with it', () => {
  const html =
    '<input type="hidden" name="mark" value="q8ZkLmNpXrTtYvBw"><input type="hidden" value="/en-de/cart/of-mine">'
  expect(toNormalHtml(html)).toContain('name="mark" type="hidden" value="TOKEN"')
  expect(toNormalHtml(html)).toContain('value="/en-de/cart/of-mine"')
})

test.each([
  'checkout-address-line-with-words',
  '/images/640/uploads/kumo-mug-clay-350-ml.jpg',
  'postalCode',
  'KUM-CLAY-350ML',
])('%s stays', (name) => expect(toSteady(name)).toBe(name))

test.each([
  '2026-11-23',
  '2026-11-23T08:00:00.000Z',
  '23 November 2026',
  'November 23, 2026',
  'Nov 25',
  'Nov 25 – 27',
  '25–27 November',
  '11月25日～27日',
  '23. November 2026',
  '23 novembre 2026',
  '23 de noviembre de 2026',
  '2026年11月23日',
  '11月25日',
  '٢٣ نوفمبر ٢٠٢٦',
  '23.11.2026',
  '23/11/2026',
])('%s is a date', (date) => expect(toSteady(`on ${date}.`)).toBe('on DATE.'))

test.each(['12.50', '1/2', 'May 100%', '4.5.1', '350 ml', '10 marks'])('%s is none', (text) =>
  expect(toSteady(text)).toBe(text),
)

test('servers are called by what they are', () => {
  const html = '<a href="http://localhost:4301/en-de">x</a>'
  expect(toNormalHtml(html, { 'http://localhost:4301': 'http://shop' })).toContain('href="http://shop/en-de"')
})
