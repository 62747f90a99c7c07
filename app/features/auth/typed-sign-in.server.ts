import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { signedCookie } from '~/http/server/cookies.server'
import { type TypedSignIn } from './provider'

const typedSchema = z.object({ email: z.string().max(254), missing: z.array(z.enum(['email', 'password'])) })

// a cookie, because an e-mail address has no place in a URL
const typedCookie = signedCookie<TypedSignIn>('typed-sign-in', typedSchema, { maxAge: 60 })

/** Lets the sign-in page that comes next show what was typed. */
export async function keepTyped(ctx: RequestContext, typed: TypedSignIn): Promise<void> {
  ctx.headers.append('Set-Cookie', await typedCookie.write(typed))
}

/** What was typed a moment ago, once. */
export async function takeTyped(ctx: RequestContext): Promise<TypedSignIn | null> {
  const typed = await typedCookie.read(ctx.cookies)
  if (typed) ctx.headers.append('Set-Cookie', await typedCookie.clear())
  return typed
}
