import { describe, expect, it } from 'vitest'
import { toAlternates } from './alternates'

describe('toAlternates', () => {
  it('names the page in every locale and a default, with its query', () => {
    const page = 'https://shop.example/de-at/categories/mugs?page=2'
    expect(toAlternates(page, ['en-us', 'de-at'], 'en-us')).toEqual([
      { hrefLang: 'en-US', href: 'https://shop.example/en-us/categories/mugs?page=2' },
      { hrefLang: 'de-AT', href: page },
      { hrefLang: 'x-default', href: 'https://shop.example/en-us/categories/mugs?page=2' },
    ])
  })

  it('knows the start page', () => {
    const [alternate] = toAlternates('https://shop.example/de-at', ['en-us'], 'en-us')
    expect(alternate?.href).toBe('https://shop.example/en-us')
  })

  it('leaves out the languages that only tests speak', () => {
    expect(toAlternates('https://shop.example/en-us', ['xa-us'], 'en-us')).toHaveLength(1)
  })
})
