import { keptFormat } from '@vitrine/shared/kept-format'
import { type EnergyClass } from '~/commerce/shop/product-facts'
import { type Language } from '~/i18n/languages'
import { type Locale, toFormatTag } from '~/i18n/locales'
import { type Picture, type PictureRecord, toPicture } from '../picture-record'
import { type ProductRecord, type VariantRecord } from '../product-record'
import { type Swatches } from '../swatches'
import {
  type Foreign,
  type InLanguage,
  toForeign,
  toTranslated,
  toTranslatedOption,
  toTranslatedValue,
  toWordLang,
} from '../translation.server'

export interface Detail {
  kind: 'material' | 'dimensions' | 'weight' | 'origin'
  /** Ready to read in the page's language. */
  value: string
}

/** `lang` is the name's. */
export interface OptionView extends InLanguage {
  id: string
  name: string
  /** What its value is called in the page's address and in forms, `option.Color`: the same in every language. */
  field: string
  /** What to show for each value, by the value itself. */
  labels: Record<string, string>
  /** Of those labels that are not in the page's language. */
  langs?: Record<string, Language>
  /** Of those values that are colours. */
  colors?: Swatches
}

export interface PictureView extends Picture {
  /** The option value that it shows; null for a picture of no one in particular. */
  shows: { optionId: string; value: string } | null
}

/** What is told of a product, whatever is chosen of it. */
export interface ProductDescription extends Foreign {
  /** A paragraph each. */
  description: string[]
  details: Detail[]
}

/** A product as its page shows it, in one language. */
export interface ProductView extends Foreign {
  id: string
  handle: string
  title: string
  subtitle: string | null
  pictures: PictureView[]
  options: OptionView[]
  variants: VariantRecord[]
  brand: string | null
  energy: EnergyClass | null
}

export function toProductView(record: ProductRecord, locale: Locale): ProductView & ProductDescription {
  const translated = toTranslated(record, locale)
  const { handle, title, subtitle, description, variants } = translated
  return {
    id: record.id,
    handle,
    title,
    subtitle,
    description: (description ?? '').split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
    pictures: record.pictures.map((picture) => toPictureView(record, picture, locale)),
    options: record.options.map((option) => toOptionView(record, option, locale)),
    variants,
    details: toDetails(translated, locale),
    brand: record.brand,
    energy: record.facts.energy,
    ...toForeign(record, listShown(translated), locale.language),
  }
}

function listShown(product: ProductRecord) {
  return (['title', 'subtitle', 'description', 'material'] as const).filter((text) => product[text])
}

function toPictureView({ options }: ProductRecord, picture: PictureRecord, locale: Locale): PictureView {
  const { option } = picture
  const optionId = options.find(({ name }) => name === option?.title)?.id
  return { ...toPicture(picture, locale), shows: option && optionId ? { optionId, value: option.value } : null }
}

function toOptionView(
  record: ProductRecord,
  { id, name }: ProductRecord['options'][number],
  locale: Locale,
): OptionView {
  const { language } = locale
  const values = new Set(record.variants.flatMap((variant) => variant.values[id] ?? []))
  const labels = Object.fromEntries([...values].map((value) => [value, toTranslatedValue(record, value, locale)]))
  const langs = [...values].flatMap((value) => {
    const { lang } = toWordLang(record, 'values', value, language)
    return lang ? [[value, lang] as const] : []
  })
  const colors = Object.entries(record.swatches).filter(([value]) => values.has(value))
  return {
    id,
    name: toTranslatedOption(record, name, locale),
    field: `option.${name}`,
    ...toWordLang(record, 'options', name, language),
    labels,
    ...(langs.length > 0 && { langs: Object.fromEntries(langs) }),
    ...(colors.length > 0 && { colors: Object.fromEntries(colors) }),
  }
}

function toDetails(record: ProductRecord, locale: Locale): Detail[] {
  const { material, originCountry, weight, dimensions } = record
  const tag = toFormatTag(locale)
  const lengths = [dimensions.length, dimensions.width, dimensions.height].filter((length) => length !== null)
  const details: [Detail['kind'], string | null][] = [
    ['material', material],
    ['dimensions', lengths.length > 0 ? formatLengths(lengths, tag) : null],
    ['weight', weight === null ? null : formatWeight(weight, tag)],
    ['origin', originCountry && toCountryName(originCountry, locale)],
  ]
  return details.flatMap(([kind, value]) => (value ? { kind, value } : []))
}

function formatLengths(millimetres: number[], tag: string): string {
  const plain = keptFormat(Intl.NumberFormat, tag, { maximumFractionDigits: 1 })
  const withUnit = keptFormat(Intl.NumberFormat, tag, { maximumFractionDigits: 1, style: 'unit', unit: 'centimeter' })
  return millimetres
    .map((length, index) => (index === millimetres.length - 1 ? withUnit : plain).format(length / 10))
    .join(' × ')
}

function formatWeight(grams: number, tag: string): string {
  const [amount, unit] = grams < 1000 ? [grams, 'gram'] : [grams / 1000, 'kilogram']
  return keptFormat(Intl.NumberFormat, tag, { maximumFractionDigits: 2, style: 'unit', unit }).format(amount)
}

function toCountryName(code: string, locale: Locale): string | null {
  if (!/^[a-z]{2}$/i.test(code)) return null
  return keptFormat(Intl.DisplayNames, [toFormatTag(locale), 'en'], { type: 'region' }).of(code.toUpperCase()) ?? null
}
