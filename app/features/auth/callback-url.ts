import { toReturnPath } from '~/http/return-to'

/**
 * Where to go after signing in or out: a path of the shop out of what a form, link or client asked for, relative or
 * absolute, else `fallback`. Refuses every other origin in every disguise, and the sign-in's own addresses, which would
 * lead in a circle.
 * @param origin the shop's, such as `https://shop.example`
 * @param authBase where the sign-in's own addresses stand
 */
export function toCallbackPath(
  value: unknown,
  { origin, authBase, fallback }: { origin: string; authBase: string; fallback: string },
): string {
  if (typeof value !== 'string') return fallback
  // cut off as text: whatever is left then has to be a path, so that `origin.evil.example` and `origin@evil` are none
  const isAbsolute = value === origin || value.startsWith(`${origin}/`)
  const path = toReturnPath(isAbsolute ? value.slice(origin.length) || '/' : value, fallback)
  const { pathname } = new URL(path, 'http://shop.invalid')
  return pathname === authBase || pathname.startsWith(`${authBase}/`) ? fallback : path
}
