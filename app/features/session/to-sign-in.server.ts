import { redirect } from '@remix-run/node'
import { type RequestFacts } from '~/context.server'
import { takeCookies } from '~/http/server/take-cookies.server'
import { paths } from '~/paths'

/** Why somebody has to sign in, by NextAuth's names: nobody is signed in, or it was too long ago for what they want. */
export type SignInReason = 'SessionRequired' | 'ConfirmIdentity'

/** A redirect to the sign-in, which leads back to the page that was asked for; it carries the request's cookies. */
export function toSignIn(facts: Pick<RequestFacts, 'url' | 'headers' | 'isPrefetch'>, error: SignInReason): Response {
  const callbackUrl = facts.url.pathname + facts.url.search
  return redirect(`${paths.signIn()}?${new URLSearchParams({ error, callbackUrl })}`, {
    status: 303,
    headers: [...takeCookies(facts), ['Cache-Control', 'no-store']],
  })
}
