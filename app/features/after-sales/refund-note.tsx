import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { formatMoney } from '@vitrine/shared/money'
import { type RefundLimit } from './refund-limit'

interface RefundNoteProps {
  /** Minor units. */
  refund: number
  limit: RefundLimit
  currency: string
  /** Says how it comes back where all of it can come back the way the order was paid. */
  how: string
}

/** How a refund comes back, in sentences. */
export function RefundNote({ refund, limit, currency, how }: RefundNoteProps) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  if (refund <= limit.amount) return limit.isBesideCard ? `${how} ${t('after-sales:refund.beside-card')}` : how
  const amount = formatMoney(limit.amount, currency, tag)
  const card = formatMoney(refund - limit.amount, currency, tag)
  if (refund - limit.amount <= limit.toCard)
    return limit.amount === 0 ? t('after-sales:refund.card') : t('after-sales:refund.part-card', { amount, card })
  if (limit.amount === 0) return t('after-sales:refund.none')
  return t('after-sales:refund.part', { amount })
}
