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
