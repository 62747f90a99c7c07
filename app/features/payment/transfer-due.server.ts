import { formatMoney } from '@vitrine/shared/money'
import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { toFormatTag } from '~/i18n/locales'
import { bankTransfer } from './bank-transfer'

type Paid = Pick<Order, 'number' | 'currency' | 'status'> & {
  payments: readonly Pick<Order['payments'][number], 'provider' | 'amount' | 'capturedAt' | 'cancelledAt'>[]
}

/** What is left to transfer for an order and where to, in the words of its mail; nothing once the money is here. */
export function listTransferDue(
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
  { number, currency, status, payments }: Paid,
  bankAccount: readonly string[] = env.BANK_ACCOUNT,
): string[] {
  const open = payments.filter((payment) => {
    return payment.provider === bankTransfer.id && !payment.capturedAt && !payment.cancelledAt
  })
  const due = open.reduce((sum, { amount }) => sum + amount, 0)
  if (status === 'cancelled' || due === 0) return []
  const amount = formatMoney(due, currency, toFormatTag(locale))
  if (bankAccount.length === 0) return [t('mails:order.pay-transfer-later', { amount })]
  return [
    t('mails:order.pay-transfer', { amount }),
    ...bankAccount,
    t('mails:order.pay-reference'),
    // banks read Latin digits
    `${env.SHOP_NAME} ${number}`,
  ]
}
