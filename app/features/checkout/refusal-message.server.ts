import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'
import { formatMoney } from '@vitrine/shared/money'
import { type Refusal } from './refusal'

/** What to tell the shopper. */
export function toRefusalMessage(ctx: RequestContext, refusal: Refusal): string {
  if (refusal.kind === 'changed' && refusal.before !== refusal.now) {
    const tag = toFormatTag(ctx.locale)
    const [before, now] = [refusal.before, refusal.now].map((amount) => formatMoney(amount, refusal.currency, tag))
    return ctx.t('checkout:place.changed-total', { before: before ?? '', now: now ?? '' })
  }
  return ctx.t(`checkout:place.${refusal.kind}`)
}
