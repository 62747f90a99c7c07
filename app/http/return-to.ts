/**
 * A path of this shop out of what a form or link asked to go to, else `fallback`.
 * Refuses other origins in every disguise: `//host`, `/\host`, a scheme, control characters, userinfo.
 */
export function toReturnPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > 2000 || /[\p{Cc}\\]/u.test(value)) return fallback
  if (!value.startsWith('/') || value.startsWith('//')) return fallback
  const base = 'http://shop.invalid'
  if (!URL.canParse(value, base)) return fallback
  const url = new URL(value, base)
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback
}
