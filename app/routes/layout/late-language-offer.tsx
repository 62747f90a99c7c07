import { type ComponentProps, memo, Suspense, useEffect, useState } from 'react'
import { findOfferedLanguage, type LanguageOffer as Offer } from '~/features/region/language-offer'
import { type Locale } from '~/i18n/locales'
import { latePart } from '~/ui/late-part'
import { type LanguageOffer as LanguageOfferType } from './language-offer'

const LanguageOffer = latePart<ComponentProps<typeof LanguageOfferType>>(() =>
  import('./language-offer').then((found) => found.LanguageOffer),
)

interface LateLanguageOfferProps {
  locale: Locale
  languages: readonly { language: string }[]
  /** Of the server, or that the browser is to find it out. */
  offer: Offer | 'ask' | null
}

/** `LanguageOffer`, loaded where there is one: most read the page in their own language. */
export const LateLanguageOffer = memo(function LateLanguageOffer({ locale, languages, offer }: LateLanguageOfferProps) {
  const known = languages.map(({ language }) => language).join()
  const [preferred, setPreferred] = useState<string | null>(null)
  useEffect(() => {
    setPreferred(offer === 'ask' ? findOfferedLanguage(navigator.languages, locale.language, known.split(',')) : null)
  }, [locale.language, known, offer])
  const shown = offer === 'ask' ? preferred : offer
  if (shown === null) return null
  return (
    <Suspense fallback={null}>
      <LanguageOffer locale={locale} offer={shown} />
    </Suspense>
  )
})
