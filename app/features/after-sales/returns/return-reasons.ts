import { type T } from '~/i18n/use-t'

/** One that can be chosen, in the page's language. */
export interface Reason {
  value: string
  label: string
}

/** Those that belong together; a reason that stands alone is a group of its own without a name. */
export interface ReasonGroup {
  label: string | null
  reasons: Reason[]
}

/** A reason's name with that of its group before it; null for one that is not known. */
export function findReasonName(t: T, groups: readonly ReasonGroup[], id: string | null | undefined): string | null {
  for (const { label, reasons } of groups) {
    const reason = reasons.find(({ value }) => value === id)
    if (reason)
      return label === null ? reason.label : t('after-sales:return.reason-in', { group: label, reason: reason.label })
  }
  return null
}
