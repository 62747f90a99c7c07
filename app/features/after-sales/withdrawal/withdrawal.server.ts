import { isCommerceError } from '~/commerce/errors'
import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { findLife, type LineLife, toLineLives } from '~/features/orders/line-life'
import { type OrderLine } from '~/features/orders/order-line'
import { getOrderPage } from '~/features/orders/order.server'
import { type GoOn, goOn } from '~/forms/go-on'
import { env } from '~/env.server'
import { toFormatTag } from '~/i18n/locales'
import { toIdempotencyKey } from '~/once/fingerprint.server'
import { paths } from '~/paths'
import { makeLineFinder } from '../line-finder.server'
import { followLines } from '../returns/follow-lines'
import { readReturns } from '../returns/read-returns.server'
import { listReturnAddress } from '../return-address.server'
import { checkStatement, nameLength, readStatement, type StatementProblem, toStatementQuery } from './statement'
import { type DeclaredWithdrawal, type WithdrawalPageData } from './withdrawal-data'

interface WithdrawalOptions {
  /** The form's fields, out of the address or out of what was posted. */
  fields: { get(name: string): unknown }
  isReview: boolean
}

/**
 * The withdrawal from an order that `requireOwnOrder` has let through and `mayWithdraw` is true of.
 * @throws CommerceError when the backend is down
 */
export async function getWithdrawalPage(
  ctx: RequestContext,
  order: Order,
  { fields, isReview }: WithdrawalOptions,
): Promise<WithdrawalPageData> {
  const [view, declared, known] = await Promise.all([
    getOrderPage(ctx, order),
    listDeclared(ctx, order),
    readReturns(ctx, order.id),
  ])
  const lives = toLineLives(order, known?.past ?? null)
  const findLine = await makeLineFinder(ctx, order, { lines: view.lines, known })
  const name = [view.firstName, view.lastName].filter(Boolean).join(' ')
  const rest = toRest(lives, view.lines, declared ?? [])
  const draft = readStatement(followLines(fields, lives), rest, name)
  const { statement, problems } = isReview ? checkStatement(draft, view.lines) : { statement: null, problems: null }
  return {
    orderId: order.id,
    number: view.number,
    email: view.email,
    lines: view.lines,
    declared: (declared ?? []).map(({ lines, ...one }) => ({
      ...one,
      lines: lines.map((line) => ({ ...line, line: findLine(line.lineId) })),
    })),
    isTaken: declared !== null,
    isAllDeclared: rest.every(({ quantity }) => quantity === 0),
    draft,
    errors: toErrors(ctx, problems ?? {}, view.lines),
    isSent: view.hasParcel ? isAnySent(lives, declared ?? []) : null,
    returnTo: listReturnAddress(ctx),
    statement,
  }
}

function isAnySent(lives: readonly LineLife[], declared: readonly DeclaredWithdrawal[]): boolean {
  return declared.some(({ lines }) => lines.some(({ lineId }) => (findLife(lives, lineId)?.shipped ?? 0) > 0))
}

/** What of the order's lines was not withdrawn from yet and has not come back: who withdraws also sends it back. */
function toRest(lives: readonly LineLife[], lines: readonly OrderLine[], declared: readonly DeclaredWithdrawal[]) {
  const withdrawn = declared.flatMap((one) => one.lines)
  return lines.map(({ id, quantity }) => {
    const { ids = [id], received = 0 } = findLife(lives, id) ?? {}
    const done = withdrawn.filter(({ lineId }) => ids.includes(lineId)).reduce((sum, line) => sum + line.quantity, 0)
    return { id, quantity: Math.max(0, quantity - Math.max(done, received)) }
  })
}

/**
 * What was declared about an order that `requireOwnOrder` has let through, oldest first; null where the backend is without
 * our plugin. @throws CommerceError when the backend is down
 */
export async function listDeclared(
  { commerce, locale }: RequestContext,
  order: Order,
): Promise<DeclaredWithdrawal[] | null> {
  const format = new Intl.DateTimeFormat(toFormatTag(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: env.TIME_ZONE,
  })
  const declared = await commerce.as({}).withdrawals.list(order)
  return declared?.map(({ declaredAt, ...one }) => ({ ...one, time: format.format(new Date(declaredAt)) })) ?? null
}

function toErrors(
  ctx: RequestContext,
  problems: Record<string, StatementProblem>,
  lines: WithdrawalPageData['lines'],
): Record<string, string> {
  const entries = Object.entries(problems).map(([field, problem]) => {
    const quantity = lines.find(({ id }) => field.endsWith(`.${id}`))?.quantity
    return [field, ctx.t(`after-sales:withdrawal.errors.${problem}`, { limit: quantity ?? nameLength })] as const
  })
  return Object.fromEntries(entries)
}

/**
 * Declares what was posted, once for each page that it was confirmed on: the backend keeps one statement of an id.
 * @returns where the consumer goes on, and what the page there says first
 * @throws CommerceError when the backend is down; nothing may have been declared then, and sending it again is safe
 */
export async function declareWithdrawal(ctx: RequestContext, order: Order, form: FormData): Promise<GoOn> {
  const page = await getWithdrawalPage(ctx, order, { fields: form, isReview: true })
  const { statement, draft } = page
  const path = paths.withdrawFromOrder(ctx.locale.code, order.id)
  if (!statement || !page.isTaken) return goOn(`${path}?${toStatementQuery(draft)}&review`)
  const id = toIdempotencyKey([order.id, String(form.get('seen')), statement])
  const params = { email: page.email }
  try {
    const { code: locale } = ctx.locale
    await ctx.commerce.as({}).withdrawals.declare(order, { ...statement, id }, { locale })
  } catch (error) {
    // more statements about one order than anybody makes
    if (isCommerceError(error, 'invalid'))
      return goOn(path, { kind: 'error', key: 'after-sales:withdrawal.elsewhere', params })
    throw error
  }
  return goOn(path, { kind: 'success', key: 'after-sales:withdrawal.sent', params })
}
