import { createRequire } from 'node:module'
import { env } from '~/env.server'
import { type FlagLook } from '~/ui/flag'

// flag-icons has regions, unions and a blank one too, which are no country's
const records = createRequire(import.meta.url)('flag-icons/country.json') as { code: string; iso: boolean }[]
const countries = new Set(records.filter(({ iso }) => iso).map(({ code }) => code))

interface FlagSettings {
  style: 'emoji' | 'image'
  /** Where `de.svg` lies, without a slash at the end: a path of ours, or another server's address. */
  baseUrl: string
}

const settings: FlagSettings = { style: env.FLAG_STYLE, baseUrl: env.FLAG_ICON_BASE_URL }

/** A country's flag (ISO 3166-1 alpha-2, in either case) as the shop is set up to show it; null for any other code. */
export function toFlag(country: string, { style, baseUrl } = settings): FlagLook | null {
  const code = country.toLowerCase()
  if (!countries.has(code)) return null
  return style === 'image' ? { src: `${baseUrl}/${code}.svg` } : { emoji: toEmoji(code) }
}

// two regional indicator symbols
function toEmoji(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) - 'a'.charCodeAt(0) + 0x1f1e6))
}

/** Whose pictures a page may show for its flags: the origin of a configured service, and nobody else's. */
export function listFlagOrigins({ style, baseUrl } = settings): string[] {
  return style === 'image' && URL.canParse(baseUrl) ? [new URL(baseUrl).origin] : []
}
