import { type Language } from '~/i18n/locales'
import { type Translatable, toTranslated } from '../../catalog/translation.server'
import { type ReasonGroup } from './return-reasons'

/** A reason as Medusa lists it: the outer ones, each with those that it contains. */
export interface ReasonRecord extends Translatable {
  id: string
  label: string
  parent_return_reason_id: string | null
  return_reason_children?: readonly ReasonRecord[] | null
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
