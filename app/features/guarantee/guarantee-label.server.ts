import { garanAddress, garanLanguages } from '@vitrine/shared/guarantee/garan-label'
import { isEeaCountry } from '@vitrine/shared/eu-countries'
import { type ProducerGuarantee, toLabelYears, toLocalText } from '@vitrine/shared/guarantee/producer-guarantee'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type CartLine } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { GaranLabel } from './garan-label'
import { qrPictures } from './qr-pictures'

/** The GARAN label of a producer's guarantee with its terms, in the page's language. */
export interface LabelData {
  /** The label in a few words. */
  name: string
  years: string
  brand: string
  model: string
  languages: typeof garanLanguages
  /** Address of the picture of the QR code. */
  qr: string
  address: string
  terms: LabelTerm[]
  /** What the law gives whatever the guarantee says. */
  law: string
  /** Where the whole terms are. */
  more: { to: string; text: string } | null
}

interface LabelTerm {
  name: string
  /** Lines. */
  text: string[]
  /** Of the text, where that is not the page's. */
  lang?: string
}

/** The label that is due in `country`, as HTML; null as for the notice. @param country ISO 3166-1 alpha-2 */
export function getGuaranteeLabel(
  ctx: Pick<RequestContext, 't' | 'locale'>,
  guarantee: ProducerGuarantee | null,
  country: string,
): string | null {
  if (!guarantee || env.LEGAL_GUARANTEE_NOTICE === 'off' || !isEeaCountry(country)) return null
  const label = toLabelData(ctx, guarantee)
  return renderToStaticMarkup(createElement(GaranLabel, { label }))
}

interface GuaranteedLine {
  id: string
  guarantee: ProducerGuarantee | null | undefined
}

/** A line of a cart, as far as its guarantee goes. */
export function toGuaranteed({ id, variant }: Pick<CartLine, 'id' | 'variant'>): GuaranteedLine {
  return { id, guarantee: variant?.product?.guarantee }
}

/** The labels that are due in `country`, by line. */
export function toGuaranteeLabels(
  ctx: Pick<RequestContext, 't' | 'locale'>,
  lines: readonly GuaranteedLine[],
  country: string,
): Partial<Record<string, string>> {
  const labels = lines.flatMap(({ id, guarantee }) => {
    const label = getGuaranteeLabel(ctx, guarantee ?? null, country)
    return label ? [[id, label] as const] : []
  })
  return Object.fromEntries(labels)
}

function toLabelData(
  { t, locale: { language } }: Pick<RequestContext, 't' | 'locale'>,
  { brand, model, guarantor, claim, territory, termsUrl, ...guarantee }: ProducerGuarantee,
): LabelData {
  const years = toLabelYears(guarantee.years)
  const toTerm = (name: string, { text, lang }: { text: string; lang?: string }) => ({ name, text: [text], lang })
  return {
    name: t('guarantee:label.years', { years }),
    ...{ years, brand, model },
    languages: garanLanguages,
    qr: qrPictures.garan,
    address: garanAddress,
    terms: [
      { name: t('guarantee:label.guarantor'), text: [guarantor.name, guarantor.address] },
      toTerm(t('guarantee:label.claim'), toLocalText(claim, language)),
      toTerm(t('guarantee:label.territory'), toLocalText(territory, language)),
    ],
    law: t('guarantee:label.law'),
    more: termsUrl ? { to: termsUrl, text: t('guarantee:label.terms') } : null,
  }
}
