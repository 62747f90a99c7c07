import { type RequestContext } from '~/context.server'
import { isEeaCountry } from '@vitrine/shared/eu-countries'
import { type ProductRecord } from '../product-record'
import { getManufacturer, type ProductSafety } from './product-safety.server'

const told = new Set<string>()
const mostTold = 1000

const noManufacturer = 'neither metadata nor MANUFACTURER names a manufacturer'
const foreignWarnings = 'the warnings are not in the page’s language'

/** Tells the operator once what a product's page should say and does not. */
export function tellFaults(
  { log, locale }: Pick<RequestContext, 'log' | 'locale'>,
  record: ProductRecord,
  safety: ProductSafety | null,
): void {
  const { handle } = record
  const { language, country } = locale
  for (const fault of listFaults(record, safety, country)) {
    const key = toKey(fault, handle, language)
    if (told.has(key) || told.size >= mostTold) continue
    told.add(key)
    log.warn({ product: handle, language, fault }, 'a product’s page lacks what the law or its metadata want said')
  }
}

// a shop that has set no manufacturer lacks one everywhere
function toKey(fault: string, handle: string, language: string): string {
  if (fault === noManufacturer) return fault
  return JSON.stringify(fault === foreignWarnings ? [handle, fault, language] : [handle, fault])
}

function listFaults(record: ProductRecord, safety: ProductSafety | null, country: string): string[] {
  const unreadable = record.facts.unreadable.map((name) => `what metadata says of ${name} cannot be understood`)
  return [...unreadable, ...(safety && isEeaCountry(country) ? listMissing(record, safety) : [])]
}

// Article 19(a), (b) and (d) of Regulation (EU) 2023/988
function listMissing(record: ProductRecord, { warnings }: ProductSafety): string[] {
  const manufacturer = getManufacturer(record)
  const isAlone = manufacturer && !manufacturer.responsible && !isEeaCountry(manufacturer.country)
  return [
    ...(manufacturer ? [] : [noManufacturer]),
    ...(isAlone ? ['the manufacturer is outside the Union, and nobody in it is named as responsible'] : []),
    ...(warnings?.lang ? [foreignWarnings] : []),
  ]
}
