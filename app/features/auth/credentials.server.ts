import { setTimeout as wait } from 'node:timers/promises'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { toDeviceName } from '~/features/session/device-name.server'
import { TooManyError } from '~/http/server/too-many-error'
import { paths } from '~/paths'
import { toPauseMs } from '~/pause.server'
import { canProveByMail } from './passwordless/capability.server'
import { type AuthProvider, type Outcome, type TypedSignIn } from './provider'
import { toStrategyRequest } from './strategy-request'

const formSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).catch(''),
  // longer ones would only keep the backend busy
  password: z.string().max(1000).catch(''),
})

// longer than Medusa itself needs to hash a password; its plugin takes equally long for whomever
const refusalFloorMs = 700

type Credentials = z.infer<typeof formSchema>

/** Sign-in by e-mail address and password, which every Medusa has. */
export const credentialsProvider: AuthProvider = {
  id: 'credentials',
  name: 'Password',
  type: 'credentials',
  async start() {
    return { kind: 'continued', to: paths.signIn('credentials') }
  },
  callback(ctx, form) {
    const strategy = new FormStrategy<Outcome>(({ form }) => checkCredentials(ctx, form))
    const request = toStrategyRequest(ctx.url, form)
    return new Authenticator<Outcome>().use(strategy, 'credentials').authenticate('credentials', request)
  },
}

async function checkCredentials(ctx: RequestContext, form: FormData): Promise<Outcome> {
  const credentials = formSchema.parse(Object.fromEntries(form))
  const missing = (['email', 'password'] as const).filter((field) => credentials[field] === '')
  if (missing.length > 0) return refuse({ email: credentials.email, missing })
  const refusal = await countGuess(ctx, credentials.email)
  if (refusal) return refusal
  const startedAt = Date.now()
  const token = await requestToken(ctx, credentials)
  if (token) {
    await ctx.limits.forgive('sign-in', credentials.email)
    return { kind: 'signed-in', token }
  }
  // without the plugin Medusa hashes a password only where it knows the address; the time that takes must not tell
  await wait(Math.max(0, toPauseMs(refusalFloorMs) - (Date.now() - startedAt)))
  return refuse({ email: credentials.email, missing: [] })
}

/**
 * Where an account was guessed at too often from elsewhere, a mailed link lets its owner in all the same.
 * @throws TooManyError where there is no such link, or this network has tried too much at all
 */
async function countGuess(ctx: RequestContext, email: string): Promise<Outcome | null> {
  try {
    await ctx.limits.count('sign-in', email)
    return null
  } catch (error) {
    if (!(error instanceof TooManyError && error.isAboutAccount) || !(await canProveByMail(ctx))) throw error
    const { waitSeconds } = error
    return { kind: 'refused', code: 'EmailLinkNeeded', status: 429, typed: { email, missing: [] }, waitSeconds }
  }
}

function refuse(typed: TypedSignIn): Outcome {
  return { kind: 'refused', code: 'CredentialsSignin', status: 401, typed }
}

/** The backend's token for these, or null where it knows no such pair. @throws CommerceError where it does not answer */
export async function requestToken(ctx: RequestContext, { email, password }: Credentials): Promise<string | null> {
  const isKnown = await ctx.limits.knowsDevice(email)
  return ctx.commerce.as({}).sessions.signIn({ email, password }, { device: toDeviceName(ctx), isKnown })
}
