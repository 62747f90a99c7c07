import { expect, it } from 'vitest'
import { paths } from '~/paths'
import { countPagesPerFile, listItems, splitPages } from './sitemap-plan'

const scope = { origin: 'https://shop.example', codes: ['en-us', 'de-at'], defaultCode: 'en-us' }
const mug = {
  toPath: (code: string, language: string) => paths.product(code, language === 'de' ? 'becher' : 'mug'),
  lastmod: '2026-01-02T00:00:00.000Z',
}

it('names a page once a locale, each time with all its addresses', () => {
  const items = [...listItems({ name: 'products-1', pages: [mug] }, scope)]
  expect(items.map(({ url }) => url)).toEqual([
    'https://shop.example/en-us/products/mug',
    'https://shop.example/de-at/products/becher',
  ])
  for (const { links, lastmod } of items) {
    expect(links).toEqual([
      { lang: 'en-US', url: 'https://shop.example/en-us/products/mug' },
      { lang: 'de-AT', url: 'https://shop.example/de-at/products/becher' },
      { lang: 'x-default', url: 'https://shop.example/en-us/products/mug' },
    ])
    expect(lastmod).toBe(mug.lastmod)
  }
})

it('knows the start page', () => {
  const [item] = listItems({ name: 'pages-1', pages: [{ toPath: paths.home }] }, scope)
  expect(item?.url).toBe('https://shop.example/en-us')
})

it('splits so that no file has more than 50,000 addresses or grows over 50 MB', () => {
  for (const localeCount of [1, 2, 20, 60, 500]) {
    const urls = countPagesPerFile(localeCount) * localeCount
    expect(urls, String(localeCount)).toBeLessThanOrEqual(50_000)
    // an address of 120 characters is a long one
    expect(urls * (250 + (localeCount + 1) * 150)).toBeLessThan(50_000_000)
  }
})

it('dates a file by its latest page', () => {
  const old = { toPath: paths.home, lastmod: '2025-01-01T00:00:00.000Z' }
  const perFile = countPagesPerFile(500)
  const files = splitPages('products', [...Array.from({ length: perFile }, () => old), mug], 500)
  expect(files.map(({ name, lastmod }) => [name, lastmod])).toEqual([
    ['products-1', old.lastmod],
    ['products-2', mug.lastmod],
  ])
  expect(splitPages('collections', [], 500)).toEqual([])
})
