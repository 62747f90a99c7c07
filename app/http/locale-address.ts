import { authBasePath } from '~/auth-base-path'
import { toLocalePath } from '~/i18n/locales'

const base = 'http://shop.invalid'

/**
 * The same page under another locale: `/en-us/cart?x=1` to `/de-at/cart?x=1`. The sign-in's addresses have no locale of
 * their own; theirs is that of the page which they lead to, so there the `callbackUrl` changes and all else stays.
 * @param address path, query and hash
 */
export function toLocaleAddress(address: string, code: string): string {
  const url = new URL(address, base)
  if (url.pathname !== authBasePath && !url.pathname.startsWith(`${authBasePath}/`)) return toLocalePath(address, code)
  url.searchParams.set('callbackUrl', toCallback(url.searchParams.get('callbackUrl') ?? '/', code))
  return url.pathname + url.search + url.hash
}

function toCallback(callbackUrl: string, code: string): string {
  const absolute = /^https?:\/\/[^/\\]+/.exec(callbackUrl)?.[0] ?? ''
  return absolute + toLocalePath(callbackUrl.slice(absolute.length) || '/', code)
}
