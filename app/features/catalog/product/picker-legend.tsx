import { useT } from '~/i18n/use-t'
import { type PickerOption } from './variant-picker'

// wide enough for a line to be seen through it
const sample = '\u00a0'.repeat(4)

/** What the marks on a product's options mean, as far as there are any. */
export function PickerLegend({ picker }: { picker: readonly PickerOption[] }) {
  const t = useT()
  const marked = picker.filter(({ values }) => values.length > 1).flatMap(({ values }) => values)
  const marks = (['sold-out', 'changes-others'] as const).filter((mark) => marked.some(({ state }) => state === mark))
  if (marks.length === 0) return null
  return (
    <ul className="picker-legend" aria-hidden="true">
      {marks.map((mark) => (
        <li key={mark}>
          <span className="chip" data-unavailable={mark}>
            {sample}
          </span>
          {t(`catalog:picker.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
