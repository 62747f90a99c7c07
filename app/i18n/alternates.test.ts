import { describe, expect, it } from 'vitest'
import { listTold, toAlternates } from './alternates'

const origin = 'https://shop.example'

describe('toAlternates', () => {
  it('names the page in every locale, each with its language’s own path, and a default', () => {
    const paths = { en: '/categories/mugs?page=2', de: '/categories/becher?page=2' }
    expect(toAlternates(origin, paths, ['en-us', 'de-at'], 'en-us')).toEqual([
      { hrefLang: 'en-US', href: 'https://shop.example/en-us/categories/mugs?page=2' },
      { hrefLang: 'de-AT', href: 'https://shop.example/de-at/categories/becher?page=2' },
      { hrefLang: 'x-default', href: 'https://shop.example/en-us/categories/mugs?page=2' },
    ])
  })

  it('knows the start page', () => {
    expect(toAlternates(origin, { en: '' }, ['en-us'], 'en-us')[0]?.href).toBe('https://shop.example/en-us')
  })

  it('leaves out the languages that only tests speak, and those that do not have the page', () => {
    const hrefLangs = toAlternates(origin, { en: '', xa: '' }, ['en-us', 'xa-us', 'de-at'], 'en-us')
    expect(hrefLangs.map(({ hrefLang }) => hrefLang)).toEqual(['en-US', 'x-default'])
  })
})

describe('listTold', () => {
  it('has each country in its own language and in that of readers of none', () => {
    expect(listTold(['en', 'de', 'ja'], ['de', 'at', 'it', 'jp'], 'en')).toEqual([
      ...['en-de', 'en-at', 'en-it', 'en-jp'],
      ...['de-de', 'de-at'],
      'ja-jp',
    ])
  })

  it('leaves no language out', () => {
    expect(listTold(['en', 'ar'], ['us', 'gb'], 'en')).toEqual(['en-us', 'en-gb', 'ar-us'])
  })
})
