import { listHeadings, listPages } from '~/features/content/content.server'
import { toTranslate } from '~/i18n/i18n.server'
import { type Language } from '~/i18n/languages'
import { paths } from '~/paths'
import { type HelpPage } from './search-document'

/** The pages that help, as the footer has them. */
export function listHelpPages(language: Language): HelpPage[] {
  const t = toTranslate(language)
  return [
    { slug: 'order-look-up', title: t('common:footer.look-up'), headings: [] },
    { slug: 'gift-card', title: t('common:footer.gift-card'), headings: [] },
    ...listPages(language).map(({ slug, title }) => ({ slug, title, headings: listHeadings(language, slug) })),
  ]
}

/** Where a help page stands. */
export function toHelpPath(locale: string, slug: string): string {
  if (slug === 'order-look-up') return paths.orderLookUp(locale)
  return slug === 'gift-card' ? paths.giftCard(locale) : paths.page(locale, slug)
}
