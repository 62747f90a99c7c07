import { useMatches } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type MessageKey } from './keys'
import { type Locale, toFormatTag } from './locales'
import { toDigits } from '@vitrine/shared/digits'
import { type MessageParams, type Messages, translate } from './translate'

export type T = (key: MessageKey, params?: MessageParams) => string

interface I18n {
  t: T
  messages: Messages
  locale: Locale
  timeZone: string
}

const I18nContext = createContext<I18n | null>(null)

function messagesOf(data: unknown): Messages {
  return data && typeof data === 'object' && 'messages' in data ? (data.messages as Messages) : {}
}

/** Gives `useT` the messages that the loaders of the matched routes sent (`messages` in their data). */
export function I18nProvider({
  locale,
  messages,
  timeZone,
  children,
}: {
  locale: Locale
  messages: Messages
  /** Of the shop, as IANA names it: `Europe/Berlin`. */
  timeZone: string
  children: ReactNode
}) {
  const matches = useMatches()
  const value = useMemo(() => {
    const all: Messages = Object.assign({}, messages, ...matches.map((match) => messagesOf(match.data)))
    return { locale, timeZone, messages: all, t: toT(all, locale) }
  }, [matches, locale, messages, timeZone])
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>
}

/** The page's words and more, for what script has asked for after the page had come. */
export function MoreMessages({ messages, children }: { messages: Messages; children: ReactNode }) {
  const page = useI18n()
  const value = useMemo(() => {
    const all = { ...page.messages, ...messages }
    return { ...page, messages: all, t: toT(all, page.locale) }
  }, [page, messages])
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>
}

function toT(messages: Messages, locale: Locale): T {
  const tag = toFormatTag(locale)
  return (key, params) => translate(messages, tag, key, params)
}

function useI18n() {
  const value = useContext(I18nContext)
  if (!value) throw new Error('I18nProvider is missing above this component')
  return value
}

/** The page's translation function; its keys are those of `locales/en`. */
export function useT(): T {
  return useI18n().t
}

/** The shop's time zone, in which its pages tell days. */
export function useTimeZone(): string {
  return useI18n().timeZone
}

/** Writes a count that stands by itself in the page's digits, as `useT` does with those in messages. */
export function useDigits(): (value: number) => string {
  const tag = toFormatTag(useLocale())
  return (value) => toDigits(value, tag)
}

/** The page's locale: language, country, `Intl` tag, direction. */
export function useLocale(): Locale {
  return useI18n().locale
}
