import { toNoticeText } from '@vitrine/mail/guarantee/notice-part'
import { isEeaCountry } from '@vitrine/shared/eu-countries'
import {
  getNoticeTexts,
  type NoticeLanguage,
  type NoticeTexts,
  toNoticeLanguage,
} from '@vitrine/shared/guarantee/notice-texts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { type Language } from '~/i18n/languages'
import { GuaranteeNotice } from './guarantee-notice'
import { qrPictures } from './qr-pictures'

// none is here: who has the official files puts them in
const artworks = import.meta.glob<string>('../../../content/*/legal-guarantee.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The harmonised notice in one of its official languages. */
export interface NoticeData extends NoticeTexts {
  language: NoticeLanguage
  /** Address of the picture of the QR code. */
  qr: string
  /** The official picture of it, which the merchant may have put in, with all of its words. */
  artwork: { src: string; alt: string } | null
  /** That it is in another language than the page, in that of the page; null where it is not. */
  foreign: string | null
}

const drawn = new Map<Language, string>()

/**
 * The notice that a consumer in `country` is to read before ordering goods, in the page's language, as HTML; null outside the
 * European Economic Area, and where the shop sells to businesses only (`LEGAL_GUARANTEE_NOTICE=off`).
 * @param country ISO 3166-1 alpha-2: where it is delivered to, as far as that is known
 */
export function getGuaranteeNotice(ctx: Pick<RequestContext, 't' | 'locale'>, country: string): string | null {
  if (env.LEGAL_GUARANTEE_NOTICE === 'off' || !isEeaCountry(country)) return null
  const { language } = ctx.locale
  const html = drawn.get(language) ?? draw(ctx)
  drawn.set(language, html)
  return html
}

function draw({ t, locale }: Pick<RequestContext, 't' | 'locale'>): string {
  const language = toNoticeLanguage(locale.language)
  const foreign = language === locale.language ? null : t('guarantee:notice.in-english')
  const texts = { ...getNoticeTexts(language), language, foreign }
  const notice = { ...texts, qr: qrPictures[language], artwork: toArtwork(language) }
  return renderToStaticMarkup(createElement(GuaranteeNotice, { notice }))
}

function toArtwork(language: NoticeLanguage): NoticeData['artwork'] {
  const src = artworks[`../../../content/${language}/legal-guarantee.svg`]
  return src ? { src, alt: toNoticeText(language) } : null
}
