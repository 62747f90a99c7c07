import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { credentialsProvider } from './credentials.server'
import { type AuthProvider } from './provider'

/** The ways to sign in that this shop offers, in the order of the sign-in page. */
export async function listProviders(_ctx: RequestContext): Promise<AuthProvider[]> {
  return [credentialsProvider]
}

/** The way to sign in with this id, or null where the shop does not offer it. */
export async function findProvider(ctx: RequestContext, id: string | undefined): Promise<AuthProvider | null> {
  return (await listProviders(ctx)).find((provider) => provider.id === id) ?? null
}

/** The providers as NextAuth's clients read them: by id, with absolute addresses. */
export async function describeProviders(ctx: RequestContext) {
  const toAddress = (path: string) => new URL(path, ctx.url).href
  const entries = (await listProviders(ctx)).map(({ id, name, type }) => {
    return [
      id,
      { id, name, type, signinUrl: toAddress(paths.signIn(id)), callbackUrl: toAddress(paths.signInCallback(id)) },
    ]
  })
  return Object.fromEntries(entries)
}
