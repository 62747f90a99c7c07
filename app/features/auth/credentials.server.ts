import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { type AuthProvider, type Outcome, type TypedSignIn } from './provider'

const formSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).catch(''),
  // longer ones would only keep the backend busy
  password: z.string().max(1000).catch(''),
})

type Credentials = z.infer<typeof formSchema>

/** Sign-in by e-mail address and password, which every Medusa has. */
export const credentialsProvider: AuthProvider = {
  id: 'credentials',
  name: 'Password',
  type: 'credentials',
  async start() {
    return { kind: 'continued', to: paths.signIn('credentials') }
  },
  callback(ctx, request) {
    const strategy = new FormStrategy<Outcome>(({ form }) => checkCredentials(ctx, form))
    return new Authenticator<Outcome>().use(strategy, 'credentials').authenticate('credentials', request)
  },
}

async function checkCredentials(ctx: RequestContext, form: FormData): Promise<Outcome> {
  const credentials = formSchema.parse(Object.fromEntries(form))
  const missing = (['email', 'password'] as const).filter((field) => credentials[field] === '')
  if (missing.length > 0) return refuse({ email: credentials.email, missing })
  const token = await requestToken(ctx, credentials)
  return token ? { kind: 'signed-in', token } : refuse({ email: credentials.email, missing: [] })
}

function refuse(typed: TypedSignIn): Outcome {
  return { kind: 'refused', code: 'CredentialsSignin', status: 401, typed }
}

/** The backend's token for these, or null where it knows no such pair. @throws CommerceError where it does not answer */
export async function requestToken(ctx: RequestContext, { email, password }: Credentials): Promise<string | null> {
  try {
    const answer = await ctx.commerce.as({}).put((medusa) => medusa.auth.getToken({ email, password }))
    return answer.access_token ?? null
  } catch (error) {
    if (isCommerceError(error, 'unauthenticated', 'invalid')) return null
    throw error
  }
}
