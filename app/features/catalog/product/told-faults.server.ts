import { type RequestContext } from '~/context.server'
import { isInUnion } from '~/manufacturer'
import { type ProductRecord } from '../product-record'
import { getManufacturer, type ProductSafety } from './product-safety.server'

const told = new Set<string>()
const mostTold = 1000

/** Tells the operator once what a product's page should say and does not. */
export function tellFaults(
  { log, locale }: Pick<RequestContext, 'log' | 'locale'>,
  record: ProductRecord,
  safety: ProductSafety | null,
): void {
  for (const fault of listFaults(record, safety, locale.country)) {
    const { handle } = record
    const key = JSON.stringify([handle, fault, locale.language])
    if (told.has(key) || told.size >= mostTold) continue
    told.add(key)
    log.warn(
      { product: handle, language: locale.language, fault },
      'a product’s page lacks what the law or its metadata want said',
    )
  }
}

function listFaults(record: ProductRecord, safety: ProductSafety | null, country: string): string[] {
  const unreadable = record.facts.unreadable.map((name) => `what metadata says of ${name} cannot be understood`)
  return [...unreadable, ...(safety && isInUnion(country) ? listMissing(record, safety) : [])]
}

// Article 19(a), (b) and (d) of Regulation (EU) 2023/988
function listMissing(record: ProductRecord, { warnings }: ProductSafety): string[] {
  const manufacturer = getManufacturer(record)
  const isAlone = manufacturer && !manufacturer.responsible && !isInUnion(manufacturer.country)
  return [
    ...(manufacturer ? [] : ['neither metadata nor MANUFACTURER names a manufacturer']),
    ...(isAlone ? ['the manufacturer is outside the Union, and nobody in it is named as responsible'] : []),
    ...(warnings?.lang ? ['the warnings are not in the page’s language'] : []),
  ]
}
