import i18next, { type InitOptions } from 'i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { listPreferredLanguages } from './accept-language'
import { type MessageKey } from './keys'
import { type Language } from './languages'
import { getLanguage } from './locales'
import { defaultLocale, knownLanguages, resources } from './resources.server'
import { toInsert, toOwnDigits } from '@vitrine/shared/digits'
import { type MessageParams } from './translate'

const options: InitOptions = {
  supportedLngs: [...knownLanguages],
  fallbackLng: 'en',
  defaultNS: 'common',
  interpolation: {
    escapeValue: false,
    alwaysFormat: true,
    format: (value: string | number, _format, language = 'en', params) =>
      toInsert(value, String(params?.tag ?? language)),
  },
}

const instance = i18next.createInstance()
void instance.init({ ...options, resources, initImmediate: false, showSupportNotice: false } as Parameters<
  typeof instance.init
>[0])

/** Finds a request's language: the URL's prefix first, then `Accept-Language`, then the shop's own. */
const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...knownLanguages],
    fallbackLanguage: defaultLocale.language,
    // its own reading of the header takes `fr-CH, en;q=0.5` for English
    order: ['custom'],
    async findLocale(request) {
      const prefix = new URL(request.url).pathname.split('/')[1]?.split('-')[0]
      const preferred = listPreferredLanguages(request.headers.get('Accept-Language')).map(({ language }) => language)
      return [prefix, ...preferred].find((language) => getLanguage(language, knownLanguages)) ?? null
    },
  },
  i18next: options,
})

export type Translate = (key: MessageKey, params?: MessageParams) => string

/**
 * Server-side `t` of a language, for page titles, messages of actions and mails.
 * @param tag by whose country numbers are written
 */
export function toTranslate(language: Language, tag: string = language): Translate {
  const translate = instance.getFixedT(language)
  return (key, params) => toOwnDigits(translate(key, { ...params, tag }), tag)
}

/** The language asked for by `request`, one that we speak. */
export async function findLanguage(request: Request): Promise<Language> {
  return getLanguage(await remixI18n.getLocale(request), knownLanguages) ?? defaultLocale.language
}
