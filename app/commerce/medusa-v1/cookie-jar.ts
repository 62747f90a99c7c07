export interface CookieJar {
  /** The `Cookie` header, or undefined while the jar is empty. */
  header(): string | undefined
  /** Keeps or drops what one answer's `Set-Cookie` lines say. */
  keep(setCookies: string | string[] | undefined): void
}

/** A jar for one origin and one shopper's client; it lives and dies with the request. */
export function createCookieJar(now: () => number = Date.now): CookieJar {
  const cookies = new Map<string, string>()
  return {
    header() {
      if (cookies.size === 0) return undefined
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    keep(setCookies) {
      for (const line of [setCookies ?? []].flat()) {
        const [pair = '', ...attributes] = line.split(';')
        const separator = pair.indexOf('=')
        if (separator < 1) continue
        const name = pair.slice(0, separator).trim()
        if (isExpired(attributes, now())) cookies.delete(name)
        else cookies.set(name, pair.slice(separator + 1).trim())
      }
    },
  }
}

function isExpired(attributes: string[], nowMs: number): boolean {
  const values = new Map(attributes.map((attribute) => toAttribute(attribute)))
  const maxAge = values.get('max-age')
  if (maxAge !== undefined) return Number(maxAge) <= 0
  const expires = values.get('expires')
  return expires !== undefined && Date.parse(expires) <= nowMs
}

function toAttribute(attribute: string): [name: string, value: string] {
  const separator = attribute.indexOf('=')
  if (separator < 0) return [attribute.trim().toLowerCase(), '']
  return [attribute.slice(0, separator).trim().toLowerCase(), attribute.slice(separator + 1).trim()]
}
