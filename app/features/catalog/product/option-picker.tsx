import { Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { useHydrated } from '~/ui/use-hydrated'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { PickerLegend } from './picker-legend'
import { type OptionView } from './product-view'
import { type PickerOption, type PickerValue } from './variant-picker'

interface OptionPickerProps {
  handle: string
  options: readonly OptionView[]
  picker: readonly PickerOption[]
}

/** Where on the page a variant is chosen. */
export const buyId = 'buy'

/** A product's options; every value is a link to the variant that choosing it leads to. */
export function OptionPicker({ handle, options, picker }: OptionPickerProps) {
  return (
    <div className="stack gap-5">
      {picker.map(({ id, values }) => {
        const option = options.find((candidate) => candidate.id === id)
        return option ? <OptionChoice key={id} handle={handle} option={option} values={values} /> : null
      })}
      <PickerLegend picker={picker} />
    </div>
  )
}

interface OptionChoiceProps {
  handle: string
  option: OptionView
  values: readonly PickerValue[]
}

function OptionChoice({ handle, option, values }: OptionChoiceProps) {
  const current = values.find((value) => value.current)
  const label = current && option.labels[current.value]
  const nameId = `option-${option.id}`
  return (
    <div className="stack gap-2">
      <p id={nameId} className="option-name">
        <bdi lang={option.lang}>{option.name}</bdi>{' '}
        {label ? (
          <bdi className="muted" lang={option.langs?.[current.value]}>
            {label}
          </bdi>
        ) : null}
      </p>
      {values.length > 1 ? (
        <ul className="chips" aria-labelledby={nameId}>
          {values.map((value) => (
            <li key={value.value}>
              <ValueLink handle={handle} value={value} option={option} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface ValueLinkProps extends Pick<OptionChoiceProps, 'handle' | 'option'> {
  value: PickerValue
}

function ValueLink({ handle, value, option: { labels, langs } }: ValueLinkProps) {
  const t = useT()
  const locale = useLocale().code
  const path = paths.product(locale, handle, value.variantId)
  // without script the page starts anew, so it comes back to where the choice is made
  const to = useHydrated() ? path : `${path}#${buyId}`
  const { current, state } = value
  return (
    <Link
      className="chip"
      to={to}
      replace
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      data-unavailable={state === 'available' ? undefined : state}
    >
      <bdi lang={langs?.[value.value]}>{labels[value.value] ?? value.value}</bdi>
      {state === 'available' ? null : (
        <VisuallyHidden>{t('common:punctuation.aside', { text: t(`catalog:picker.${state}`) })}</VisuallyHidden>
      )}
    </Link>
  )
}
