import { expect, it } from 'vitest'
import site from '../../tests/bench/vitrine.json' with { type: 'json' }
import { freeze } from './floor.mjs'

it('a frozen page has the style sheet and the words of the page, and nothing that scripts need', () => {
  const html = `<html><head><style>p{}</style><link media="not all" rel="stylesheet" href="/app.css"/>
<link rel="manifest" href="/m.json"/><link rel="icon" href="/i.svg"/><script type="application/ld+json">{"a":"<p>"}</script></head>
<body><p>Mug</p><script>
a()</script><script type="module" src="/a.js"></script></body></html>`
  expect(freeze(html).replaceAll('\n', '')).toBe(
    '<html><head><style>p{}</style><link rel="icon" href="/i.svg"/></head><body><p>Mug</p></body></html>',
  )
})

it('a page without its style sheet inside keeps the link of it', () => {
  const html = '<link rel="stylesheet" href="/app.css"/>'
  expect(freeze(html)).toBe(html)
})

it('takes no picture of a product for its page', () => {
  const isProduct = new RegExp(site.productPath)
  expect(isProduct.test(site.pages.product)).toBe(true)
  expect(isProduct.test('/images/640/uploads/products/kumo-mug-1.webp')).toBe(false)
})
