import { formatMoney } from '@vitrine/shared/money'
import { type PaymentCollection } from '~/commerce/shop/payment'
import { type RequestContext } from '~/context.server'
import { isInParts } from '~/features/payment/payment-collection.server'
import { type PaymentProvider } from '~/features/payment/payment-provider'
import { listProviders } from '~/features/payment/session-meaning.server'
import { readAmount, toTypedAmount } from '~/forms/typed-amount'
import { type MessageKey } from '~/i18n/keys'
import { toFormatTag } from '~/i18n/locales'
import { toFingerprint } from '~/once/fingerprint.server'
import { type DivisionProblem, type DivisionView, type TypedDivision } from './division'

/** Two ways to pay, with what each of them is to pay in minor units: something each, together all of it. */
export type Division = readonly { provider: PaymentProvider; amount: number }[]

interface Due {
  due: PaymentCollection
  /** ISO 4217. */
  currency: string
}

/** Whether a difference can be divided as it stands: there are two ways to pay, nothing of it is paid, and it is more than a minor unit. */
export function isDivisible(due: PaymentCollection): boolean {
  const isBegun = due.isPaid || due.sessions.some(({ status }) => status === 'authorized')
  return !isBegun && due.amount > 1 && toPairs(listProviders(due)).length > 0
}

// two cards are two ways to pay, two invoices are one
function toPairs(providers: readonly PaymentProvider[]): (readonly [PaymentProvider, PaymentProvider])[] {
  return providers.flatMap((first) =>
    providers.flatMap((second) => (first === second && first.isOffline ? [] : [[first, second] as const])),
  )
}

/** A mark of the parts in which it is to be paid; empty where it is in none. */
export function toPartsMark(due: PaymentCollection): string {
  return isInParts(due) ? markParts(due.sessions) : ''
}

export function isDividedSo(due: PaymentCollection, division: Division): boolean {
  return toPartsMark(due) === markParts(division.map(({ provider, amount }) => ({ provider: provider.id, amount })))
}

// sessions that were made at once stand in no order
function markParts(parts: readonly { provider: string; amount: number | null }[]): string {
  return toFingerprint(parts.map(({ provider, amount }) => `${amount} ${provider}`).toSorted())
}

export function readTypedDivision(fields: { get(name: string): unknown }): TypedDivision {
  const read = (name: string) => String(fields.get(name) ?? '').slice(0, 100)
  return { first: read('first'), second: read('second'), amount: read('amount') }
}

/** What stands in the form before anybody has typed: the parts so far, or two ways that differ where there are such. */
export function toTypedDivision(ctx: RequestContext, { due, currency }: Due): TypedDivision {
  const [first, second] = isInParts(due) ? due.sessions : []
  const amount = first?.amount ? toTypedAmount(first.amount, currency, toFormatTag(ctx.locale)) : ''
  if (first?.provider && second?.provider) return { first: first.provider, second: second.provider, amount }
  const pairs = toPairs(listOffered(ctx, due)).filter((pair) => pair.every(({ needsScript }) => !needsScript))
  const [one, other] = pairs.find(([first, second]) => first !== second) ?? pairs[0] ?? []
  return { first: one?.id ?? '', second: other?.id ?? '', amount }
}

function listOffered(ctx: RequestContext, due: PaymentCollection): PaymentProvider[] {
  return listProviders(due).filter(({ needsScript }) => !(needsScript && ctx.light))
}

/** The division that was typed, or what has to be corrected. */
export function checkDivision(
  ctx: RequestContext,
  typed: TypedDivision,
  { due, currency }: Due,
): { division: Division; problems: null } | { division: null; problems: Partial<Record<DivisionProblem, MessageKey>> } {
  const offered = listOffered(ctx, due)
  const [first, second] = [typed.first, typed.second].map((id) => offered.find((provider) => provider.id === id))
  const amount = readAmount(typed.amount, currency, toFormatTag(ctx.locale))
  const problems: Partial<Record<DivisionProblem, MessageKey>> = {}
  if (!first) problems.first = 'after-sales:divide.errors.way'
  if (amount === null) problems.amount = 'after-sales:divide.errors.amount'
  else if (amount < 1 || amount >= due.amount) problems.amount = 'after-sales:divide.errors.bounds'
  if (!second) problems.second = 'after-sales:divide.errors.way'
  else if (first === second && second.isOffline) problems.second = 'after-sales:divide.errors.same'
  if (!first || !second || amount === null || Object.keys(problems).length > 0) return { division: null, problems }
  const parts = [
    { provider: first, amount },
    { provider: second, amount: due.amount - amount },
  ]
  return { division: parts, problems: null }
}

export function toBounds({ locale }: RequestContext, { due, currency }: Due): DivisionView['bounds'] {
  const tag = toFormatTag(locale)
  const format = (amount: number) => formatMoney(amount, currency, tag)
  const example = toTypedAmount(Math.ceil(due.amount / 2), currency, tag)
  return { min: format(1), max: format(due.amount - 1), example }
}
