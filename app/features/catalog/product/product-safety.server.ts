import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { keptFormat } from '@vitrine/shared/kept-format'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { type InLanguage, toTextLang, toTranslated } from '../translation.server'
import { toFormatTag } from '~/i18n/locales'
import { type Manufacturer, type Party } from '~/manufacturer'
import { type ProductRecord } from '../product-record'
import { SafetyFacts } from './safety-facts'

export interface SafetyRow {
  label: string
  lines: string[]
  link: { href: string; text: string } | null
}

/** What a page shows of it. */
export interface SafetyView extends Pick<ProductSafety, 'title' | 'codes'> {
  /** What no choice changes, as HTML; empty where nothing is to be said. */
  facts: string
}

/**
 * What Article 19 of Regulation (EU) 2023/988 on general product safety wants in an offer, ready to read: the labels are
 * here so that pages of products without it need no words for it.
 */
export interface ProductSafety {
  title: string
  /** `lines` are in the language of `lang`, or in the page's. */
  warnings: (InLanguage & { title: string; lines: string[] }) | null
  rows: SafetyRow[]
  /** What the codes of a variant are called. */
  codes: { kind: 'sku' | 'gtin'; label: string }[]
}

/** Null for a gift card, which is no product in the regulation's sense. */
export function toProductSafety(
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
  record: ProductRecord,
): ProductSafety | null {
  if (record.giftCard) return null
  const { model, passport } = record.facts
  const manufacturer = getManufacturer(record)
  const toRow = (label: string, party: Party) => toPartyRow(label, party, toFormatTag(locale))
  return {
    title: t('catalog:safety.title'),
    warnings: toWarnings({ locale, t }, record),
    rows: [
      ...(model ? [{ label: t('catalog:safety.model'), lines: [model], link: null }] : []),
      ...(manufacturer ? [toRow(t('catalog:safety.manufacturer'), manufacturer)] : []),
      ...(manufacturer?.responsible ? [toRow(t('catalog:safety.responsible'), manufacturer.responsible)] : []),
      ...(passport ? [toPassportRow(t('catalog:safety.passport'), t('catalog:safety.open-passport'), passport)] : []),
    ],
    codes: [
      { kind: 'sku', label: t('catalog:safety.sku') },
      { kind: 'gtin', label: t('catalog:safety.gtin') },
    ],
  }
}

export function toSafetyView({ title, codes, warnings, rows }: ProductSafety): SafetyView {
  return { title, codes, facts: renderToStaticMarkup(createElement(SafetyFacts, { warnings, rows })) }
}

/** The product's own, else the shop's; null where the product names one that cannot be understood. */
export function getManufacturer({ facts }: Pick<ProductRecord, 'facts'>): Manufacturer | null {
  if (facts.unreadable.includes('manufacturer')) return null
  return facts.manufacturer ?? env.MANUFACTURER ?? null
}

function toWarnings({ locale, t }: Pick<RequestContext, 'locale' | 't'>, record: ProductRecord) {
  const { warnings } = toTranslated(record, locale)
  if (!warnings) return null
  const lines = warnings.split(/\s*\n\s*/).filter((line) => line !== '')
  return { title: t('catalog:safety.warnings'), lines, ...toTextLang(record, 'warnings', locale.language) }
}

function toPartyRow(label: string, { name, address, country, contact }: Party, tag: string): SafetyRow {
  const countryName =
    keptFormat(Intl.DisplayNames, [tag, 'en'], { type: 'region' }).of(country.toUpperCase()) ?? country
  const href = contact.includes('://') ? contact : `mailto:${contact}`
  return { label, lines: [name, ...address, countryName], link: { href, text: contact } }
}

function toPassportRow(label: string, text: string, href: string): SafetyRow {
  return { label, lines: [], link: { href, text } }
}
