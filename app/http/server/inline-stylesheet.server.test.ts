import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineStylesheet } from './inline-stylesheet.server'

const page = '<html><head><title>Bag</title><link rel="stylesheet" href="/a.css"/></head><body></head></body></html>'

test('the stylesheet stands at the end of the head, and its link blocks nothing any more', () => {
  const css = "a::before{content:'$&'}"
  const styled = inlineStylesheet(page, css)
  expect(styled.page).toBe(
    '<html><head><title>Bag</title><link media="not all" rel="stylesheet" href="/a.css"/>' +
      `<style>${css}</style></head><body></head></body></html>`,
  )
  expect(styled.hash).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
})

test('the first of the main pictures is asked for before it, as the page will ask for it', () => {
  const pictures = (...tags: string[]) => inlineStylesheet(page.replace('<body>', `<body>${tags.join('')}`), 'a{}').page
  const small = '<img src="/1.webp" srcSet="/9.webp 9w" sizes="1vw" loading="lazy"/>'
  const main = '<img src="/2.webp" srcSet="/3.webp 3w, /4.webp?a&amp;b 4w" sizes="9vw" fetchpriority="high"/>'
  expect(pictures(small, main, small)).toContain(
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/3.webp 3w, /4.webp?a&amp;b 4w" imagesizes="9vw"/><style>',
  )
  expect(pictures('<img src="/2.webp" alt="" fetchpriority="high"/>')).toContain(
    'fetchpriority="high" href="/2.webp"/>',
  )
  expect(pictures(small)).not.toContain('preload')
})

test('a page is painted from its whole header on, one without a header from its beginning', () => {
  const styled = (body: string) => inlineStylesheet(page.replace('<body>', `<body>${body}`), 'a{}').page
  expect(styled('<header><span id="header-end"></span></header>')).toContain(
    '<link rel="expect" href="#header-end" blocking="render"/><style>',
  )
  expect(styled('<header></header>')).not.toContain('blocking')
})
