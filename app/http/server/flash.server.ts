import { createHash } from 'node:crypto'
import { z } from 'zod'
import { signedCookieFamily } from './cookies.server'

/** A path of the shop and the message key of its link text. */
const linkSchema = z.object({ to: z.string(), key: z.string() })

const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]))

const addedSchema = z.object({
  /** A path for the picture route. */
  picture: z.string().nullable(),
  key: z.string().max(100),
  params: paramsSchema,
  link: linkSchema,
})

const flashSchema = z.object({
  kind: z.enum(['success', 'notice', 'error']),
  key: z.string().max(100),
  params: paramsSchema.optional(),
  link: linkSchema.optional(),
  /** What was put in the bag, and what that holds now. */
  added: addedSchema.optional(),
})

/** A message for the next page: a message key, never text. */
export type Flash = z.infer<typeof flashSchema>

// One name per path: of two tabs that are answered at once, neither takes the other's message away.
const cookies = signedCookieFamily('flash_', flashSchema, { maxAge: 60 })

/** The message for the page at `url`, a path or an address of the shop; null where there is none. */
export function readFlash(url: string | URL, cookieHeader: string | null): Promise<Flash | null> {
  return cookies.read(toSuffix(url), cookieHeader)
}

/** A `Set-Cookie` value that carries one message over a redirect to `url`; that page takes it away when it is shown. */
export function writeFlash(url: string | URL, flash: Flash): Promise<string> {
  return cookies.write(toSuffix(url), flash)
}

/** A `Set-Cookie` value that takes the message for `url` away. */
export function clearFlash(url: string | URL): Promise<string> {
  return cookies.clear(toSuffix(url))
}

function toSuffix(url: string | URL): string {
  const { pathname } = new URL(url, 'http://shop')
  return createHash('sha256').update(pathname).digest('hex').slice(0, 12)
}
