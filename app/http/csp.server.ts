import { createHash, randomBytes } from 'node:crypto'

/** A value that only the scripts of one rendering carry, so that injected markup cannot pass for one of ours. */
export function createScriptMark(): string {
  return randomBytes(12).toString('hex')
}

/**
 * Takes the marks off the page's own inline scripts and lists their SHA-256 for the policy.
 * Hashes instead of a nonce: the page may then be cached together with its headers.
 */
export function hashMarkedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const hashes: string[] = []
  const marked = new RegExp(`<script([^>]*?) nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const clean = html.replace(marked, (_, before: string, after: string, code: string) => {
    if (code) hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    return `<script${before}${after}>${code}</script>`
  })
  return { html: clean.replaceAll(` nonce="${mark}"`, ''), hashes: [...new Set(hashes)] }
}

/**
 * The `Content-Security-Policy` of one page.
 * @param https adds `upgrade-insecure-requests`
 * @param formOrigins where its forms may lead beside the shop, also by a redirect: browsers look at each of them
 */
export function toContentSecurityPolicy(hashes: string[], https: boolean, formOrigins: string[] = []): string {
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}
