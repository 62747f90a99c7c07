import { ask } from './ask'

/** The cookies of one browser, by name. */
export type Jar = Map<string, string>

export function toHeader(jar: Jar): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Takes what an answer sets, as a browser does. */
export function takeCookies(jar: Jar, lines: readonly string[] = []): void {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    const isGone = attributes.some((one) => /^\s*max-age=0$/i.test(one) || /^\s*expires=Thu, 01 Jan 1970/i.test(one))
    if (isGone) jar.delete(name)
    else jar.set(name, value.join('='))
  }
}

/** What one of the shop's signed cookies says; anybody who has it can read that. */
export function readSigned(value: string): unknown {
  try {
    const [payload = ''] = decodeURIComponent(value).split('.')
    return JSON.parse(Buffer.from(payload, 'base64').toString()) as unknown
  } catch {
    return null
  }
}

export interface Sent {
  path: string
  /** In the order of the form's fields; a GET where left out. */
  fields?: readonly (readonly [string, string])[]
  /** As script sends a form: what the page's data answers, and the mark of the attempt. */
  attempt?: string
}

/** Sends one request with the cookies as they are; redirects are not followed. */
export function send(jar: Jar, { path, fields, attempt }: Sent) {
  const cookie = toHeader(jar)
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    ...(cookie && { cookie }),
    ...(attempt && { 'X-Attempt': attempt }),
    ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
  }
  const body = fields && new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
  return ask(path, { method: fields ? 'POST' : 'GET', headers, body })
}
