import { toTranslate, type Translate } from '../messages/messages'
import { type MailAddress, toAddressLines } from './address-lines'
import { type GuaranteeParts, toGuaranteeParts } from './guarantees'
import { type PictureSettings, toPicture } from './line-pictures'
import { type Naming, toShippingName, toTitle } from './line-titles'
import { parseLocale } from './locale'
import { type MailedPayments, tellPayment } from './order-payment'
import type { MailPicture } from '@vitrine/mail/html-parts'
import { formatDeliveryDates } from '@vitrine/shared/delivery-dates'
import { toDeliveryTime } from '@vitrine/shared/delivery-time'
import { toDigits } from '@vitrine/shared/digits'
import { formatMoney } from '@vitrine/shared/money'
import type { LetterOptions } from './mail-writer'
import { toOrderLink } from './order-link'
import type { MailedItem, MailedMethod, MailedOrder } from './mailed-order'
import { includesTax, summariseOrder, type TotalledOrder } from './order-totals'
import { toGreeting } from './person-name'
import { toLinklessText } from '@vitrine/shared/plain-text'

/** An order with totals and what `order-confirmation-mail.ts` reads along with it. */
export interface ConfirmedOrder extends MailedOrder, MailedPayments, TotalledOrder {
  created_at: Date
  items: (MailedItem & TotalledOrder['items'][number] & { subtotal?: number | null })[]
  shipping_methods: (MailedMethod & TotalledOrder['shipping_methods'][number])[]
  shipping_address?: ConfirmedAddress | null
  billing_address?: ConfirmedAddress | null
  discounts?: { code: string; rule: { type: string; value?: number } }[]
  gift_cards?: { code: string }[]
  gift_card_transactions?: CardPayment[]
}

/** What a card has paid, in minor units without the tax that it has paid besides. */
interface CardPayment {
  amount: number
  tax_rate?: number | null
  gift_card?: { code: string } | null
}

type ConfirmedAddress = MailAddress & { metadata?: Record<string, unknown> | null }

/** A name and what belongs to it. */
export type Pair = [name: string, value: string]

/** All that an order's mail shows, in words: nothing of it is escaped yet. */
export interface OrderView {
  language: string
  t: Translate
  shopName: string
  shopAddress: string
  subject: string
  greeting: string
  /** The order's page, and what it asks of who has no account and no proof. */
  link: string
  proof: string
  facts: Pair[]
  lines: OrderLineView[]
  sums: Pair[]
  total: Pair
  includedTax: Pair | null
  taxNote: string
  payment: string[]
  addresses: [name: string, lines: string[]][]
  shipping: string[]
  papers: string[]
  guarantees: GuaranteeParts
}

export interface OrderLineView {
  title: string
  variant: string
  quantity: number
  /** The same in the digits of the language. */
  count: string
  price: string
  picture: MailPicture | null
}

type OrderOptions = Omit<LetterOptions, 'from'> & { papers?: { title: string }[] }

export function toOrderView(
  order: ConfirmedOrder,
  { locale, shopName, storeUrl, timeZone = 'UTC', papers = [], guaranteeNotice, ...settings }: OrderOptions,
): OrderView {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(tag)
  const money = (amount: number) => formatMoney(amount, order.currency_code, tag)
  const { rows, total, includedTax } = summariseOrder(order)
  const codes = listCodes(order)
  const shopAddress = `${storeUrl.replace(/\/$/, '')}${path}`
  const words = { locale, currency: order.currency_code, storeUrl, pictureOrigins: settings.pictureOrigins }
  return {
    language,
    t,
    shopName,
    shopAddress,
    subject: t('order.subject', { number: order.display_id, shop: shopName }),
    greeting: toGreeting(order.shipping_address, language),
    link: toOrderLink(order, { storeUrl, path }),
    proof: t('order-letter.proof', { number: order.display_id }),
    facts: [
      [t('order.order-number'), toDigits(order.display_id, tag)],
      [t('order.order-date'), new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(order.created_at)],
    ],
    lines: toOrdered(order.items).map((item) => toLine(item, { naming: words, money, inclusive: includesTax(order) })),
    sums: rows
      .flatMap((row) => listParts(row, order))
      .map(({ name, amount, codes: own = codes[name] ?? [] }): Pair => [toRowName(t, name, own, tag), money(amount)]),
    total: [t('order.total-including-tax'), money(total)],
    includedTax: includedTax === null ? null : [t('order.included-tax'), money(includedTax)],
    taxNote: includedTax === null ? t('order.prices-exclude') : t('order.prices-include'),
    payment: tellPayment(order, { t, money, shopName, bankAccount: settings.bankAccount }),
    addresses: toAddresses(order, t, language),
    shipping: order.shipping_methods.flatMap((method) => toShipping(method, { t, language, tag })),
    papers: papers.map(({ title }) => title),
    guarantees: toGuaranteeParts(order, { language, t, guaranteeNotice }),
  }
}

/** The codes that have a part in an amount, by its row; of gift cards, whose codes are money, the last four letters. */
function listCodes({ discounts = [], gift_cards: cards = [] }: ConfirmedOrder): Record<string, string[]> {
  const isShipping = ({ rule }: { rule: { type: string } }) => rule.type === 'free_shipping'
  return {
    discount: discounts.filter((discount) => !isShipping(discount)).map(({ code }) => code),
    shipping: discounts.filter(isShipping).map(({ code }) => code),
    'gift-card': cards.map(toCardEnd),
  }
}

interface SumRow {
  name: string
  amount: number
  codes?: string[]
}

/** Of several cards each has a row of its own, where these add up to what they have paid. */
function listParts(row: SumRow, { gift_card_transactions: payments = [] }: ConfirmedOrder): SumRow[] {
  if (row.name !== 'gift-card' || payments.length < 2) return [row]
  const parts = payments.map(({ amount, tax_rate: rate, gift_card: card }) => ({
    ...row,
    amount: -Math.round(amount * (1 + (rate ?? 0) / 100)),
    codes: card ? [toCardEnd(card)] : [],
  }))
  return parts.reduce((sum, { amount }) => sum + amount, 0) === row.amount ? parts : [row]
}

function toCardEnd({ code }: { code: string }): string {
  return `…${code.slice(-4)}`
}

function toRowName(t: Translate, row: string, codes: string[], tag: string): string {
  const name = t(`order.${row}`)
  return codes.length === 0 ? name : `${name}${t('letter.aside', { text: new Intl.ListFormat(tag).format(codes) })}`
}

/** In the order in which they were put in the cart. */
function toOrdered<Item extends MailedItem>(items: Item[]): Item[] {
  const toTime = ({ created_at: at }: Item) => new Date(at).getTime()
  return [...items].sort((one, other) => toTime(one) - toTime(other))
}

function toLine(
  item: ConfirmedOrder['items'][number],
  {
    naming,
    money,
    inclusive,
  }: { naming: Naming & PictureSettings; money: (amount: number) => string; inclusive: boolean },
): OrderLineView {
  const total = (inclusive ? item.original_total : item.subtotal) ?? 0
  return {
    ...toTitle(item, naming),
    quantity: item.quantity,
    count: toDigits(item.quantity, parseLocale(naming.locale).tag),
    price: money(total),
    picture: toPicture(item, naming),
  }
}

/** What a way of shipping is called, and when it brings the parcel, or how long that takes where no day was promised. */
function toShipping(
  method: MailedMethod,
  { t, language, tag }: { t: Translate; language: string; tag: string },
): string[] {
  const arrives = method.data?.arrives
  const name = toShippingName(method, language)
  const days = toDeliveryTime(method.shipping_option?.metadata)
  return [
    ...(name ? [name] : []),
    ...(arrives ? [t('order.arrives', { dates: formatDeliveryDates(arrives, tag) })] : []),
    ...(days && !arrives ? [toDays(days, t)] : []),
  ]
}

function toDays({ min, max }: { min: number; max: number }, t: Translate): string {
  return min === max ? t('orders:days', { count: max }) : t('orders:days-range', { min, max })
}

/** Nothing is delivered to an address where gift cards are all that was bought: they come by e-mail. */
function toAddresses(
  { items, shipping_address: shipping, billing_address: billing }: ConfirmedOrder,
  t: Translate,
  language: string,
): OrderView['addresses'] {
  const isDelivered = items.some(({ is_giftcard: isGiftCard }) => !isGiftCard)
  const delivery = isDelivered ? toLines(shipping, t, language) : []
  const bill = toLines(billing ?? shipping, t, language)
  const isSame = bill.join('\n') === delivery.join('\n')
  const list: OrderView['addresses'] = []
  if (delivery.length > 0) list.push([t('order.shipping-address'), [...delivery, ...toNote(shipping)]])
  if (bill.length > 0) list.push([t('order.billing-address'), isSame ? [t('order.same-as-delivery')] : bill])
  return list
}

function toLines(address: ConfirmedAddress | null | undefined, t: Translate, language: string): string[] {
  if (!address) return []
  const vatNumber = address.metadata?.vat_number
  return [
    ...toAddressLines(address, language),
    ...(isText(vatNumber) ? [t('order.vat-number', { number: toLinklessText(vatNumber) })] : []),
  ]
}

/** What whoever brings the parcel is to know, which is no part of the address. */
function toNote(address: ConfirmedAddress | null | undefined): string[] {
  const note = address?.metadata?.delivery_note
  return isText(note) ? [toLinklessText(note)] : []
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
