import { type ReturnReason } from '~/commerce/shop/returns'
import { type Readers } from '~/i18n/locales'
import { toTranslated } from '../../catalog/translation.server'
import { type ReasonGroup } from './return-reasons'

/** What can be chosen: the innermost reasons. */
export function toReasonGroups(outer: readonly ReturnReason[], readers: Readers): ReasonGroup[] {
  const toReason = (reason: ReturnReason) => ({ value: reason.id, label: toTranslated(reason, readers).label })
  return outer.map((reason) => {
    if (reason.reasons.length === 0) return { label: null, reasons: [toReason(reason)] }
    return { label: toReason(reason).label, reasons: reason.reasons.map(toReason) }
  })
}
