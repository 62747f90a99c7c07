import { expect, it } from 'vitest'
import { languages } from '~/i18n/locales'
import { getPage, listPages, pageSlugs } from './content.server'

it.each(languages.filter((language) => language !== 'en'))('%s has every page in words of its own', (language) => {
  const english = listPages('en').map(({ title }) => title)
  const pages = listPages(language)
  expect(pages.map(({ slug }) => slug)).toEqual(pageSlugs)
  expect(pages.filter(({ title }) => english.includes(title))).toEqual([])
})

it('the notice of the right of withdrawal has the model form of the directive', () => {
  expect(getPage('en', 'withdrawal')?.html).toContain('hereby give notice that I/We')
  expect(getPage('de', 'withdrawal')?.html).toContain('Hiermit widerrufe(n) ich/wir')
  expect(getPage('fr', 'withdrawal')?.html).toContain('Je/nous (*) vous notifie/notifions')
  expect(getPage('es', 'withdrawal')?.html).toContain('Por la presente le comunico/comunicamos')
})
