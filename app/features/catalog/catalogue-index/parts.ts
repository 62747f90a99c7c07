import { isDeepStrictEqual } from 'node:util'
import { giveWay } from '~/once/give-way'

/** By product id. */
export type Parts<T> = ReadonlyMap<string, T>

/** Whether both have the same products, and the same of each; `toFact` says what counts. */
export async function haveSame<T>(parts: Parts<T>, others: Parts<T>, toFact: (part: T) => unknown): Promise<boolean> {
  if (parts.size !== others.size) return false
  for (const [id, part] of parts) {
    await giveWay()
    const other = others.get(id)
    if (other === undefined || (part !== other && !isDeepStrictEqual(toFact(part), toFact(other)))) return false
  }
  return true
}
