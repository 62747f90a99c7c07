import { z } from 'zod'
import { type RequestFacts } from '~/context.server'
import { signedCookieFamily } from '~/http/server/cookies.server'
import { isSecretField } from '~/http/server/secret-field'

// a cookie has room for about 4 kB
const maxKeptLength = 2000

const keptSchema = z.object({
  fields: z.record(z.string(), z.string()),
  /** Whose session it was typed in; null where the browser had none. */
  customerId: z.string().nullable(),
})

const keptCookies = signedCookieFamily('kept-form_', keptSchema, { maxAge: 15 * 60 })

type Page = Pick<RequestFacts, 'url' | 'headers' | 'cookies'>

function toSuffix({ url }: Page): string {
  return url.pathname.replace(/\W/g, '_').slice(-80)
}

/** Keeps what was typed into a form of this page while the shopper signs in; passwords and tokens never. */
export async function keepForm(page: Page, form: FormData, customerId: string | null): Promise<void> {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const fields = Object.fromEntries(entries.filter(([name]) => !isSecretField(name)))
  if (JSON.stringify(fields).length > maxKeptLength) return
  page.headers.append('Set-Cookie', await keptCookies.write(toSuffix(page), { fields, customerId }))
}

/**
 * What was typed into a form of this page before its session ended, once; null where nothing was, and where somebody else
 * has typed it than who is signed in now.
 */
export async function takeForm(page: Page, customerId: string): Promise<Record<string, string> | null> {
  const kept = await keptCookies.read(toSuffix(page), page.cookies)
  if (!kept) return null
  page.headers.append('Set-Cookie', await keptCookies.clear(toSuffix(page)))
  return kept.customerId === null || kept.customerId === customerId ? kept.fields : null
}
