import { expect, it } from 'vitest'
import { type PageHead, toMetaDescriptors } from './page-head'

const canonical = 'https://shop.example/de-at/products/becher'
const head: PageHead = {
  title: 'Becher · Vitrine',
  canonical,
  paths: { en: '/products/mug', de: '/products/becher' },
  locales: ['en-us', 'de-at'],
  defaultLocale: 'en-us',
  share: { siteName: 'Vitrine', title: 'Becher', type: 'product', locale: 'de_AT' },
}

it('names the page, its one address and the same page for other readers', () => {
  expect(toMetaDescriptors({ ...head, description: 'Hält warm.' })).toEqual(
    expect.arrayContaining([
      { title: 'Becher · Vitrine' },
      { name: 'description', content: 'Hält warm.' },
      { tagName: 'link', rel: 'canonical', href: canonical },
      { tagName: 'link', rel: 'alternate', hrefLang: 'en-US', href: 'https://shop.example/en-us/products/mug' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'de-AT', href: canonical },
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://shop.example/en-us/products/mug' },
    ]),
  )
})

it('says what to show where the page is shared', () => {
  const image = { url: 'https://shop.example/images/1200/uploads/mug.webp', width: 1200, height: 1500, alt: '' }
  const share = { ...head.share, image, price: { amount: '28.00', currency: 'EUR' } }
  const tags = toMetaDescriptors({ ...head, share })
  expect(tags).toContainEqual({ property: 'og:title', content: 'Becher' })
  expect(tags).toContainEqual({ property: 'og:url', content: canonical })
  expect(tags).toContainEqual({ property: 'og:image:height', content: '1500' })
  expect(tags).toContainEqual({ property: 'product:price:amount', content: '28.00' })
  expect(JSON.stringify(tags)).not.toMatch(/og:image:alt|og:description/)
})

it('asks search engines to leave out a page that is none of its own, counterparts included', () => {
  const tags = toMetaDescriptors({ ...head, noindex: true })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: canonical })
  expect(JSON.stringify(tags)).not.toContain('alternate')
  expect(JSON.stringify(toMetaDescriptors(head))).not.toContain('robots')
})

it('leaves out a description that is not there, and everything where the loader failed', () => {
  expect(JSON.stringify(toMetaDescriptors(head))).not.toContain('description')
  expect(toMetaDescriptors(undefined)).toEqual([])
})
