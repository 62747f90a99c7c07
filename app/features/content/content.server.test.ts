import { expect, it } from 'vitest'
import { type Language, languages } from '~/i18n/languages'
import { getPage, listPages, pageSlugs } from './content.server'

it.each(languages.filter((language) => language !== 'en'))('%s has every page in words of its own', (language) => {
  const english = listPages('en').map(({ title }) => title)
  const pages = listPages(language)
  expect(pages.map(({ slug }) => slug)).toEqual(pageSlugs)
  expect(pages.filter(({ title }) => english.includes(title))).toEqual([])
})

it('writes periods in the digits of the country, and leaves addresses and numbers of a phone or a law as they are', () => {
  const [here = '', elsewhere = ''] = ['ar-KW', 'ar-AE'].map((tag) => getPage('ar', 'withdrawal', tag)?.html)
  expect(here).toMatch(/خلال ١٤ يومًا.*\u2066\+1 555 0100\u2069/s)
  expect(here).toContain('\u20662011/83/EU\u2069')
  expect(here.replace(/\u2066[^\u2069]*\u2069|<[^>]*>/g, '')).not.toMatch(/\d/)
  expect(elsewhere).toContain('خلال 14 يومًا')
})

it.each(languages)('%s has every section of every page', (language) => {
  const countSections = (spoken: Language) =>
    pageSlugs.map((slug) => [slug, getPage(spoken, slug)?.html.match(/<h2/g)?.length])
  expect(countSections(language)).toEqual(countSections('en'))
})

it('the notice of the right of withdrawal has the model form of the directive', () => {
  expect(getPage('en', 'withdrawal')?.html).toContain('hereby give notice that I/We')
  expect(getPage('de', 'withdrawal')?.html).toContain('Hiermit widerrufe(n) ich/wir')
  expect(getPage('fr', 'withdrawal')?.html).toContain('Je/nous (*) vous notifie/notifions')
  expect(getPage('es', 'withdrawal')?.html).toContain('Por la presente le comunico/comunicamos')
})
