import type { Order } from '@medusajs/medusa'
import { toTranslate } from '../messages/messages'
import { composeLetter, type ComposedLetter } from '@vitrine/mail/letter'
import { parseLocale, toLocale } from './locale'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from './mail-writer'

const minutes = 15

interface OrderClaim {
  email: string
  numbers: number[]
  /** One of Medusa's. */
  token: string
  minutes: number
}

/**
 * Its token is one of Medusa's, made when the mail is sent, so that none lies in the database and none is old when it
 * arrives.
 * @param mail its subject is who asks and the orders, all of one address, see `enqueueClaimMail`
 */
export async function writeClaimMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  { orders, tokens }: Pick<MailServices, 'orders' | 'tokens'>,
  settings: MailSettings,
): Promise<ComposedLetter> {
  const [claimingCustomerId, ...ids] = subjectId.split(',')
  const select: (keyof Order)[] = ['id', 'display_id', 'email', 'metadata']
  const claimed = await orders.list({ id: ids }, { select, relations: ['cart'] })
  const [order] = claimed
  if (!order) throw new Error('there are no such orders')
  const token = tokens.signToken({ claimingCustomerId, orders: ids }, { expiresIn: minutes * 60 })
  const numbers = claimed.map(({ display_id: number }) => number).sort((a, b) => a - b)
  return composeClaimMail({ email: order.email, numbers, token, minutes }, { ...settings, locale: toLocale(order) })
}

/**
 * The mail to the address of a guest's orders, with which they are moved into an account. Whoever reads it need not be the
 * one who asked, so it says what happens and moves nothing by itself.
 */
export function composeClaimMail(
  { email, numbers, token, minutes }: OrderClaim,
  { locale, from, shopName, storeUrl }: LetterOptions,
): ComposedLetter {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(tag)
  const listed = new Intl.ListFormat(language).format(numbers.map(String))
  const claimed = { count: numbers.length, numbers: listed, shop: shopName }
  const link = new URL(`${storeUrl.replace(/\/$/, '')}${path || '/en-us'}/orders/claim`)
  link.search = new URLSearchParams({ token }).toString()
  return composeLetter({
    from,
    to: email,
    language,
    shopName,
    subject: t('claim.subject', claimed),
    greeting: t('letter.greeting-plain'),
    paragraphs: [t('claim.reason', claimed), t('claim.validity', { count: minutes }), t('claim.otherwise')],
    link: link.href,
    action: t('claim.action'),
  })
}
