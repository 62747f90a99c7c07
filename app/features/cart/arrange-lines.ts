import { type CartLineView } from './cart-view'

/** Where a line stands in the list. */
export interface LinePlace {
  key: string
  line: CartLineView
  /** The bag has it; false for one that was there before. */
  isThere: boolean
}

/**
 * The lines of a bag in the places that they had before, and after them those that are new. Who was taken out leaves a
 * place, and has it again when put back, as another line of the same variant for the same person.
 */
export function arrangeLines(before: readonly LinePlace[], lines: readonly CartLineView[]): LinePlace[] {
  const now = new Map<string, CartLineView>()
  for (const line of lines) {
    const key = line.gift ? `${line.variantId} ${JSON.stringify(line.gift)}` : (line.variantId ?? line.id)
    now.set(now.has(key) ? line.id : key, line)
  }
  const known = new Set(before.map(({ key }) => key))
  const places = before.map(({ key, line }) => ({ key, line: now.get(key) ?? line, isThere: now.has(key) }))
  const added = [...now].filter(([key]) => !known.has(key))
  return [...places, ...added.map(([key, line]) => ({ key, line, isThere: true }))]
}
