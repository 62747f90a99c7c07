import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { toCustomerName } from '~/features/session/customer-name'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { refuse } from '~/forms/refuse.server'
import { type MessageKey } from '~/i18n/keys'
import { paths } from '~/paths'
import { endOtherSessions } from '../../auth/end-sessions.server'
import { disconnectProvider } from '../../auth/oidc/connections.server'
import { addPasskey, removePasskey } from '../../auth/passkeys/own-passkeys.server'
import { readCheckedForm } from '../../auth/read-checked-form.server'
import { postPassword } from './post-password.server'
import { toProfileSchema } from './profile.schema'
import { signOutDevice } from './signed-in-devices.server'

/** Takes any of the page's forms. @throws a redirect to the sign-in where nobody is signed in */
export function postProfile(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const intent = form.get('intent')
  if (intent === 'password') return postPassword(ctx, form)
  if (intent === 'end-session') return postEndSession(ctx, form)
  if (intent === 'disconnect-provider') return postDisconnect(ctx, form)
  if (intent === 'add-passkey') return postPasskey(ctx, form)
  if (intent === 'remove-passkey') return postPasskeyRemoval(ctx, form)
  return intent === 'end-sessions' ? postEndSessions(ctx, form) : postNames(ctx, form)
}

async function postNames(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const { customer } = await ctx.session.require(form)
  const posted = await readCheckedForm(ctx, form, toProfileSchema(ctx.locale.country))
  if (!posted.ok) return posted
  const { firstName, lastName, phone = '' } = posted.value
  const changes = { firstName, lastName, phone }
  await ctx.session.askAsCustomer(({ account }) => account.changeCustomer(changes), form)
  const name = toCustomerName({ ...changes, email: customer.email })
  await ctx.session.update({ customer: { ...customer, name } })
  return toDone(ctx, 'account:profile.changed')
}

async function postEndSession(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  await ctx.session.require()
  const posted = await readCheckedForm(ctx, form, z.object({ sessionId: z.string().max(64) }))
  if (!posted.ok) return posted
  const hasEnded = await signOutDevice(ctx, posted.value.sessionId)
  if (hasEnded) ctx.security.tell('session-ended', { how: 'device', ...(await ctx.session.readSubject()) })
  return toDone(ctx, 'account:sessions.ended-one')
}

async function postEndSessions(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  await ctx.session.require()
  const posted = await readCheckedForm(ctx, form, z.object({}))
  if (!posted.ok) return posted
  await endOtherSessions(ctx)
  ctx.security.tell('session-ended', { how: 'others', ...(await ctx.session.readSubject()) })
  return toDone(ctx, 'account:sessions.ended')
}

async function postDisconnect(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  await ctx.session.require()
  const posted = await readCheckedForm(ctx, form, z.object({ provider: z.string() }))
  if (!posted.ok) return posted
  const name = await disconnectProvider(ctx, posted.value.provider)
  // another tab has done it already
  if (name === null) return toDone(ctx, 'account:profile.changed')
  return toDone(ctx, 'account:providers.disconnected', { name })
}

async function postPasskey(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  const posted = await readCheckedForm(ctx, form, z.object({ credential: z.string().optional() }))
  if (!posted.ok) return posted
  const { credential } = posted.value
  if (credential === undefined) {
    // it comes as it stands in the page: for who has to sign in once more, or has no script
    await ctx.session.requireFresh()
    return refuse(ctx, form, 400, { message: 'account:passkeys.script' })
  }
  const outcome = await addPasskey(ctx, credential)
  if (outcome === 'added') return toDone(ctx, 'account:passkeys.added')
  return refuse(ctx, form, 400, { message: `account:passkeys.${outcome}` })
}

async function postPasskeyRemoval(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  await ctx.session.require()
  const posted = await readCheckedForm(ctx, form, z.object({ passkey: z.string().max(1400) }))
  if (!posted.ok) return posted
  const isRemoved = await removePasskey(ctx, posted.value.passkey)
  return toDone(ctx, isRemoved ? 'account:passkeys.removed' : 'account:profile.changed')
}

function toDone({ locale }: RequestContext, key: MessageKey, params?: Record<string, string>): FormAnswer {
  return goOn(paths.accountProfile(locale.code), { kind: 'success', key, params })
}
