import { expect, it } from 'vitest'
import { toMetaDescriptors } from './page-head'

const canonical = 'https://shop.example/de-at/products/mug'
const head = { title: 'Becher', canonical, locales: ['en-us', 'de-at'], defaultLocale: 'en-us' }

it('names the page, its one address and the same page for other readers', () => {
  expect(toMetaDescriptors({ ...head, description: 'Hält warm.' })).toEqual([
    { title: 'Becher' },
    { name: 'description', content: 'Hält warm.' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en-US', href: 'https://shop.example/en-us/products/mug' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'de-AT', href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://shop.example/en-us/products/mug' },
  ])
})

it('leaves out a description that is not there, and everything where the loader failed', () => {
  expect(JSON.stringify(toMetaDescriptors(head))).not.toContain('description')
  expect(toMetaDescriptors(undefined)).toEqual([])
})
