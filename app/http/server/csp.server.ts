import { createHash, randomBytes } from 'node:crypto'

/** A value that only the scripts of one rendering carry, so that injected markup cannot pass for one of ours. */
export function createScriptNonce(): string {
  return randomBytes(12).toString('hex')
}

/** What admits an inline script or style of exactly this text. */
export function hashForPolicy(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Takes the marks off the page's own inline scripts and lists their SHA-256 for the policy.
 * Hashes instead of a nonce: the page may then be cached together with its headers.
 */
export function hashOwnScripts(html: string, mark: string): { html: string; hashes: string[] } {
  // by the mark, which is on a few tags: a pattern would try each `<` of the page
  const [first = '', ...others] = html.split(` nonce="${mark}"`)
  const hashes: string[] = []
  let before = first
  for (const after of others) {
    const code = before.startsWith('<script', before.lastIndexOf('<')) ? toCode(after) : ''
    if (code) hashes.push(hashForPolicy(code))
    before = after
  }
  return { html: first + others.join(''), hashes: [...new Set(hashes)] }
}

function toCode(restOfTag: string): string {
  const begin = restOfTag.indexOf('>') + 1
  return restOfTag.slice(begin, restOfTag.indexOf('</script>', begin))
}

/** Origins that the policy of one page admits beside the shop's own, by directive. */
export type PolicyOrigins = {
  readonly [D in 'script-src' | 'frame-src' | 'connect-src' | 'img-src' | 'form-action']?: readonly string[]
}

/** All that any of `several` admits. */
export function mergeOrigins(...several: readonly PolicyOrigins[]): PolicyOrigins {
  const names = new Set(several.flatMap((origins) => Object.keys(origins) as (keyof PolicyOrigins)[]))
  const toOrigins = (name: keyof PolicyOrigins) => [...new Set(several.flatMap((origins) => origins[name] ?? []))]
  return Object.fromEntries([...names].map((name) => [name, toOrigins(name)]))
}

/** Hashes of what stands in the page itself. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * The `Content-Security-Policy` of one page.
 * @param https adds `upgrade-insecure-requests`
 * @param origins under `form-action`, where its forms may lead also by a redirect: browsers look at each of them
 */
export function toContentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  https: boolean,
  origins: PolicyOrigins = {},
): string {
  const frames = origins['frame-src'] ?? []
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(origins['script-src'] ?? [])].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...(origins['img-src'] ?? [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(origins['connect-src'] ?? [])].join(' '),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...(origins['form-action'] ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}
