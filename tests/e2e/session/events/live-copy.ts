import { expect } from '@playwright/test'
import { paths } from '../../../../app/paths'
import { ageSession } from '../../../support/aged-session'
import { listMails } from '../../../support/mailbox'
import { type Form } from '../../../support/http-browser'
import { type Jar, send } from '../../../support/cookie-jar'
import { type Life, locale } from './life'

const intentOf = ({ fields }: Form) => fields.find(([name]) => name === 'intent')?.[1] ?? ''
const has = ({ fields }: Form, name: string) => fields.some(([one]) => one === name)

/**
 * What changes how the account is opened: refused to a copy of a session that began more than ten minutes ago, or that
 * does not know the password.
 */
function isGuarded(form: Form): boolean {
  if (form.path === paths.accountProfile(locale)) return ['password', 'add-passkey'].includes(intentOf(form))
  return form.path === paths.changeEmail(locale) && !has(form, 'token')
}

/**
 * What whoever has a copy of a session that lives may send as its owner does: all that is bought, put into the bag, brought back
 * or saved, and what ends sessions or takes a way to sign in away. The deletion of the account and the move of an order
 * only mail their links to its owner.
 */
const theirs = [
  /^\/en-(?:de|us)\/(cart|checkout|orders|gift-card|discount|exchanges)\b/,
  /^\/en-de\/account\/(addresses|orders|data)\b/,
  /\/(callback\/passkey|signout|preferences|undo-email|reset-password|search)\b/,
]
const theirIntents = ['', 'names', 'end-session', 'end-sessions', 'disconnect-provider', 'remove-passkey']

function isListed(form: Form): boolean {
  if (has(form, 'token') || theirs.some((shape) => shape.test(form.path))) return true
  return form.path === paths.accountProfile(locale) && theirIntents.includes(intentOf(form))
}

/**
 * Sends what needs a fresh proof with a copy of a session that lives, as it is eleven minutes after the sign-in, and the
 * password's form as somebody does who does not know it.
 * @param email of who has the copy
 */
export async function tryGuarded(copy: Jar, email: string, life: Life): Promise<void> {
  const jar = new Map([...copy, ['session', await ageSession(copy.get('session') ?? '', 11)]])
  const { csrfToken } = JSON.parse((await send(jar, { path: paths.csrf() })).body) as { csrfToken: string }
  const forms = [...life.forms.values()]
  const unknown = forms.filter((form) => !isGuarded(form) && !isListed(form))
  expect
    .soft(
      unknown.map(({ path }) => path),
      'forms that nobody has said of whether a copied session may send them',
    )
    .toEqual([])
  const own = { csrfToken, email, currentPassword: 'words of an intruder', password: 'a quiet harbour at dawn' }
  const toFields = ({ fields }: Form) =>
    fields.map(([name, value]) => [name, Object.hasOwn(own, name) ? own[name as keyof typeof own] : value] as const)
  const provider = life.known.provider?.at(-1) ?? ''
  const callback = ['callbackUrl', paths.accountProfile(locale)] as const
  const sent = [
    ...forms.filter(isGuarded).map((form) => ({ path: form.path, fields: toFields(form), intent: intentOf(form) })),
    {
      path: paths.signIn(provider),
      fields: [['intent', 'connect'] as const, ['csrfToken', csrfToken] as const, callback],
      intent: '',
    },
  ]
  for (const { intent, ...form } of sent) {
    const { status, headers } = await send(jar, form)
    const told = `${status} ${headers.location ?? ''}`
    expect
      .soft(told, `a copied session at ${form.path} ${intent}`)
      .toMatch(intent === 'password' ? /^4/ : /^303 .*ConfirmIdentity/)
  }
  expect(await listMails(email), 'what a link would have confirmed').toEqual([])
}
