import { formatMoney } from '@vitrine/shared/money'
import { isCommerceError } from '~/commerce/errors'
import { type BoughtGiftCard } from '~/commerce/shop/gift-card'
import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { toDayFormat } from '~/i18n/day-format'
import { toFormatTag } from '~/i18n/locales'
import { paths } from '~/paths'
import { fail } from '~/respond.server'
import { type BoughtCardView } from './gift-card'
import { type PrintedCard } from './printed-card'

/**
 * The gift cards that were bought with an order, with their codes. Codes are money, so they are for who placed the order
 * in this browser and for the customer whose order it is, and not for who has looked it up. None where
 * the backend does not tell them: the mail has the codes.
 */
export async function listBoughtCards(ctx: RequestContext, order: Order): Promise<BoughtCardView[]> {
  const cards = await readBoughtCards(ctx, order)
  return cards.map((card, index) => ({
    code: card.code,
    value: card.value,
    balance: card.balance,
    currency: order.currency,
    note: card.gift,
    state: toState(ctx, card),
    printPath: isPrintable(card) ? paths.printGiftCard(ctx.locale.code, order.id, index + 1) : null,
  }))
}

/** One of them to print, by where it stands among them, from 1. @throws a 404 page for who may not see its code */
export async function requirePrintedCard(ctx: RequestContext, order: Order, position: string): Promise<PrintedCard> {
  const card = (await readBoughtCards(ctx, order))[Number(position) - 1]
  if (!card || !/^[1-9]\d?$/.test(position) || !isPrintable(card)) fail('not-found', { isOrder: true })
  const tag = toFormatTag(ctx.locale)
  return {
    orderId: order.id,
    code: card.code,
    title: ctx.t('gift-cards:print.title', { value: formatMoney(card.value, order.currency, tag) }),
    value: formatMoney(card.value, order.currency, tag),
    name: card.gift?.name ?? '',
    message: card.gift?.message ?? '',
  }
}

async function readBoughtCards(ctx: RequestContext, order: Order): Promise<BoughtGiftCard[]> {
  if (!env.IDENTITY_SECRET || !order.items.some((line) => line.giftCard)) return []
  const isBuyer = (await ctx.orders.hasPlaced(order.id)) || (await ctx.session.read())?.customer.id === order.customerId
  if (!isBuyer) return []
  try {
    return await ctx.commerce.as({}).giftCards.listBought(order)
  } catch (error) {
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ err: error }, 'the codes of bought gift cards are not known')
    return []
  }
}

/** What the shop sends is not given twice; what is worth nothing is not given at all. */
function isPrintable({ gift, isVoid, balance }: BoughtGiftCard): boolean {
  return !gift?.email && !isVoid && balance > 0
}

function toState({ t, locale }: RequestContext, card: BoughtGiftCard): string | null {
  if (!card.gift?.email) return null
  const toDay = (iso: string) => toDayFormat(locale, env.TIME_ZONE).format(new Date(iso))
  if (card.sentAt) return t('gift-cards:state.sent', { date: toDay(card.sentAt) })
  if (card.isVoid) return t('gift-cards:state.void')
  if (card.dueAt && new Date(card.dueAt) > new Date()) return t('gift-cards:state.on', { date: toDay(card.dueAt) })
  return t(card.isPaid ? 'gift-cards:state.soon' : 'gift-cards:state.paid')
}
