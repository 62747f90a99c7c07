/** A text, or one in several languages, by their two letters. */
export type LocalText = string | Readonly<Record<string, string>>

/**
 * A producer's commercial guarantee of durability, free of charge and for all of the good: that of which Article 6(1)(la)
 * of Directive 2011/83/EU wants the GARAN label shown, and of which Article 17(2) of Directive (EU) 2019/771 wants said who
 * gives it, where it holds and how it is claimed.
 */
export interface ProducerGuarantee {
  /** More than two, in whole or half years. */
  years: number
  brand: string
  /** What identifies the model. */
  model: string
  guarantor: { name: string; address: string }
  claim: LocalText
  territory: LocalText
  /** Of the whole terms, https. */
  termsUrl: string | null
}

const longestYears = 99

/** What `metadata.guarantee` of a product says; null where a label is not due, or something is missing or wrong. */
export function readProducerGuarantee(value: unknown): ProducerGuarantee | null {
  const said = toRecord(value)
  // the two other conditions of the label, which the merchant confirms
  if (said.free !== true || said.whole_good !== true) return null
  const years = readYears(said.years)
  const brand = readText(said.brand, 60)
  const model = readText(said.model, 60)
  const guarantor = readGuarantor(said.guarantor)
  const claim = readLocalText(said.claim)
  const territory = readLocalText(said.territory)
  const termsUrl = readTermsUrl(said.terms_url)
  if (!years || !brand || !model || !guarantor || !claim || !territory || termsUrl === undefined) return null
  return { years, brand, model, guarantor, claim, territory, termsUrl }
}

function readYears(value: unknown): number | null {
  if (typeof value !== 'number') return null
  return Number.isInteger(value * 2) && value > 2 && value <= longestYears ? value : null
}

function readGuarantor(value: unknown): ProducerGuarantee['guarantor'] | null {
  const said = toRecord(value)
  const name = readText(said.name, 120)
  const address = readText(said.address, 300)
  return name && address ? { name, address } : null
}

function readLocalText(value: unknown): LocalText | null {
  const text = readText(value, 1000)
  if (text) return text
  const texts = Object.entries(toRecord(value)).flatMap(([language, translated]) => {
    const one = readText(translated, 1000)
    return one && /^[a-z]{2}$/.test(language) ? [[language, one] as const] : []
  })
  return texts.length > 0 ? Object.fromEntries(texts) : null
}

/** Undefined for what is no address of terms. */
function readTermsUrl(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null
  const text = readText(value, 500)
  return text && /^https:\/\//.test(text) && URL.canParse(text) ? text : undefined
}

function readText(value: unknown, longest: number): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text !== '' && text.length <= longest ? text : null
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

/** A text as readers of `language` get it, else in English, else in the first that it has; `lang` where that is another one. */
export function toLocalText(text: LocalText, language: string): { text: string; lang?: string } {
  if (typeof text === 'string') return { text }
  const [own, english] = [text[language], text.en]
  if (own !== undefined) return { text: own }
  if (english !== undefined) return { text: english, lang: 'en' }
  const [[lang, first] = ['', '']] = Object.entries(text)
  return { text: first, lang }
}

/** As the label writes them in each language: 7.5 as `7,5`. */
export function toLabelYears(years: number): string {
  return String(years).replace('.', ',')
}
