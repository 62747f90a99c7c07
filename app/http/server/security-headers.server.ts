import { type RequestHandler } from 'express'

/** Headers of every answer; the content security policy is each page's own and is set where the page is rendered. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  // a stricter policy would turn the Origin of form posts into "null"
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const aYearInSeconds = 31_536_000

/** With `isSecure` shoppers reach the shop over https, whatever lies between it and them. */
export function setSecurityHeaders(isSecure: boolean): RequestHandler {
  const all = isSecure ? { ...headers, 'Strict-Transport-Security': `max-age=${aYearInSeconds}` } : headers
  return (_request, response, next) => {
    response.set(all)
    next()
  }
}
