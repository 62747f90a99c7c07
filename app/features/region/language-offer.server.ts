import { type RequestContext } from '~/context.server'
import { listPreferredLanguages } from '~/i18n/accept-language'
import { getLocale, toLocale } from '~/i18n/locales'
import { knownLanguages } from '~/i18n/resources.server'
import { speak, type Speech } from '~/i18n/speak.server'
import { findOfferedLanguage, type LanguageOffer } from './language-offer'

interface Reader extends Pick<RequestContext, 'locale' | 'preferences' | 'acceptLanguage' | 'light'> {
  answer: Pick<RequestContext['answer'], 'caching'>
}

/**
 * What to offer the reader of this page: a language, none, or `ask`, where the page may be shared and holds nothing of what
 * one browser prefers: that one finds it out itself.
 */
export function getLanguageOffer(reader: Reader): LanguageOffer | 'ask' | null {
  const { locale, preferences, answer, acceptLanguage, light } = reader
  const chosen = getLocale(preferences?.locale, knownLanguages)
  if (preferences?.declinesLanguages || chosen?.language === locale.language) return null
  if (answer.caching === 'public') return light ? null : 'ask'
  const preferred = listPreferredLanguages(acceptLanguage).map(({ language }) => language)
  const language = findOfferedLanguage(preferred, locale.language, knownLanguages)
  return language && toLanguageOffer(speak(toLocale(language, locale.country)))
}

/** The offer of the language that is spoken. */
export function toLanguageOffer({ locale: { language, tag, dir }, t }: Speech): LanguageOffer {
  return { language, tag, dir, link: t('common:language-offer.link'), dismiss: t('common:language-offer.dismiss') }
}
