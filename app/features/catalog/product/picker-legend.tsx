import { useT } from '~/i18n/use-t'
import { type PickerOption, type PickerValue } from './variant-picker'

// wide enough for a line to be seen through it
const sample = '\u00a0'.repeat(4)

interface PickerLegendProps {
  picker: readonly PickerOption[]
  /** Something of the product is sold out, whatever is chosen now: what stands below must not move when it shows. */
  isSoldOutInPart: boolean
}

/** What the marks on a product's options mean, as far as there are any. */
export function PickerLegend({ picker, isSoldOutInPart }: PickerLegendProps) {
  const t = useT()
  const marked = picker.filter(({ values }) => values.length > 1).flatMap(({ values }) => values)
  const shows = (mark: PickerValue['state']) => marked.some(({ state }) => state === mark)
  const keepsPlace = isSoldOutInPart && marked.length > 0
  const marks = (['sold-out', 'changes-others'] as const).filter(
    (mark) => shows(mark) || (mark === 'sold-out' && keepsPlace),
  )
  if (marks.length === 0) return null
  return (
    <ul className="picker-legend" aria-hidden="true">
      {marks.map((mark) => (
        <li key={mark} data-empty={shows(mark) ? undefined : ''}>
          <span className="chip" data-unavailable={mark}>
            {sample}
          </span>
          {t(`catalog:picker.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
