import { ownBlockId } from '../own-block'
import { toLiteral } from './to-literal.server'

type LoaderData = Record<string, unknown>

/** What everybody's page has where one visitor's has something else: by the route's id and the name in its loader's data. */
export type EverybodysData = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What one visitor's page has there. */
export type OwnData = Record<string, Record<string, unknown>>

/**
 * Parts a page's data into that of everybody, which scripts hold and their hashes cover, and what of it is one visitor's own:
 * so all visitors' pages have the same scripts.
 */
export function takeOwnData(data: LoaderData, everybodys: EverybodysData): { shared: LoaderData; own: OwnData } {
  const shared = { ...data }
  const own: OwnData = {}
  for (const [id, fields] of Object.entries(everybodys)) {
    const held = data[id]
    if (typeof held !== 'object' || held === null) continue
    const others = Object.entries(held).filter(([name, value]) => name in fields && value !== fields[name])
    if (others.length === 0) continue
    const taken = others.map(([name]) => [name, fields[name]])
    shared[id] = { ...held, ...Object.fromEntries(taken) }
    own[id] = Object.fromEntries(others)
  }
  return { shared, own }
}

/** The element that holds it in the page, which browsers do not run; none where the page is everybody's. */
export function toOwnBlock(own: OwnData): string {
  if (Object.keys(own).length === 0) return ''
  return `<script type="application/json" id="${ownBlockId}">${toLiteral(own)}</script>`
}
