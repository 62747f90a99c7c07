import { type Language } from '~/i18n/locales'
import { type T } from '~/i18n/use-t'
import { type Translatable, toTranslated } from '../../catalog/translation'

/** A reason as Medusa lists it: the outer ones, each with those that it contains. */
export interface ReasonRecord extends Translatable {
  id: string
  label: string
  parent_return_reason_id: string | null
  return_reason_children?: readonly ReasonRecord[] | null
}

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

/** What can be chosen: the innermost reasons, since Medusa refuses one that contains others. */
export function toReasonGroups(records: readonly ReasonRecord[], language: Language): ReasonGroup[] {
  const toReason = (record: ReasonRecord) => ({ value: record.id, label: toTranslated(record, language).label })
  return records
    .filter((record) => record.parent_return_reason_id === null)
    .map((record) => {
      const children = record.return_reason_children ?? []
      if (children.length === 0) return { label: null, reasons: [toReason(record)] }
      return { label: toReason(record).label, reasons: children.map(toReason) }
    })
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
