import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { signedCookieFamily } from '~/http/cookies.server'
import { isSecretField } from '~/http/secret-field'

// a cookie has room for about 4 kB
const maxKeptLength = 2000

const keptCookies = signedCookieFamily('kept-form_', z.record(z.string(), z.string()), { maxAge: 15 * 60 })

function toSuffix({ url }: RequestContext): string {
  return url.pathname.replace(/\W/g, '_').slice(-80)
}

/** Keeps what was typed into a form of this page while the shopper signs in; passwords and tokens never. */
export async function keepForm(ctx: RequestContext, form: FormData): Promise<void> {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const fields = Object.fromEntries(entries.filter(([name]) => !isSecretField(name)))
  if (JSON.stringify(fields).length > maxKeptLength) return
  ctx.headers.append('Set-Cookie', await keptCookies.write(toSuffix(ctx), fields))
}

/** What was typed into a form of this page before its session ended, once; null where nothing was. */
export async function takeForm(ctx: RequestContext): Promise<Record<string, string> | null> {
  const fields = await keptCookies.read(toSuffix(ctx), ctx.cookies)
  if (fields) ctx.headers.append('Set-Cookie', await keptCookies.clear(toSuffix(ctx)))
  return fields
}
