import { useEffect, useRef } from 'react'
import { useT } from '~/i18n/use-t'
import { FieldError } from '~/ui/field'
import { focusOnLoad } from '~/ui/focus-on-load'
import { StaticHtml } from '~/ui/static-html'
import { useChoices } from '~/ui/use-choices'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { Swatch } from '../swatch'
import { PickerLegend } from './picker-legend'
import { isBuyable, type Picked, type ProductChoice, toChoiceSearch, toNextChosen } from './product-choice'
import { type ProductPageData } from './product-page.server'
import { type OptionView } from './product-view'
import { type PickerValue, type Values } from './variant-picker'

interface OptionPickerProps {
  product: Pick<ProductPageData, 'handle' | 'options' | 'variants' | 'pictures' | 'sizes'>
  choice: ProductChoice
  /** What is still open is to be chosen now. */
  isAsked: boolean
  onChoose: (values: Values) => void
}

/**
 * A product's options as radios of the form around it, so that it knows what was chosen without script too. They keep by themselves
 * what is chosen, as far as the page does not say otherwise: so a tick is seen before the page is drawn anew.
 */
export function OptionPicker({ product, choice, isAsked, onChoose }: OptionPickerProps) {
  const { picker, chosen, open } = choice
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  const search = toChoiceSearch(product, chosen)
  const [firstOpen] = isAsked ? open : []
  const { choose, isWaiting } = useChoices((picked: readonly Picked[]) => {
    onChoose(toNextChosen(product, choice, picked))
  })
  useEffect(() => {
    const isFirst = shown.current === null
    if (shown.current === search || isWaiting()) return
    shown.current = search
    const early: Picked[] = []
    for (const radio of box.current?.querySelectorAll('input') ?? []) {
      const option = product.options.find(({ field }) => field === radio.name)
      if (!option) continue
      const isCurrent = chosen[option.id] === radio.value
      // what was chosen before the script was there
      if (isFirst && radio.checked && !isCurrent) early.push({ optionId: option.id, value: radio.value })
      if (!isFirst) radio.checked = isCurrent
    }
    if (early.length > 0)
      onChoose({ ...chosen, ...Object.fromEntries(early.map(({ optionId, value }) => [optionId, value])) })
  })
  return (
    <div className="stack gap-5" ref={box}>
      {picker.map(({ id, values }) => {
        const option = product.options.find((candidate) => candidate.id === id)
        return option ? (
          <OptionChoice
            key={id}
            option={option}
            values={values}
            isMissing={isAsked && open.includes(id)}
            isFirst={id === firstOpen}
            sizes={product.sizes?.optionId === id ? product.sizes.html : null}
            onPick={choose}
          />
        ) : null
      })}
      <PickerLegend picker={picker} isSoldOutInPart={!product.variants.every(isBuyable)} />
    </div>
  )
}

interface OptionChoiceProps {
  option: OptionView
  values: readonly PickerValue[]
  isMissing: boolean
  /** Of those that are missing. */
  isFirst: boolean
  /** What its values are, as HTML. */
  sizes: string | null
  onPick: (picked: Picked) => void
}

function OptionChoice({ option, values, isMissing, isFirst, sizes, onPick }: OptionChoiceProps) {
  const t = useT()
  const current = values.find((value) => value.current)
  const label = current && option.labels[current.value]
  const id = toFieldsetId(option.id)
  const name = (
    <>
      <bdi lang={option.lang}>{option.name}</bdi>{' '}
      {label ? (
        <bdi className="muted" lang={option.langs?.[current.value]}>
          {label}
        </bdi>
      ) : null}
    </>
  )
  if (values.length < 2) return <p className="option-name">{name}</p>
  return (
    <fieldset id={id} className="option">
      <legend className="option-name">{name}</legend>
      <FieldError id={id}>{isMissing ? t('catalog:picker.choose', { option: option.name }) : undefined}</FieldError>
      <div className="chips">
        {values.map((value, place) => (
          <OptionValue
            key={value.value}
            option={option}
            value={value}
            isFocused={isFirst && place === 0}
            errorId={isMissing ? `${id}-error` : undefined}
            onPick={onPick}
          />
        ))}
      </div>
      <StaticHtml html={sizes} />
    </fieldset>
  )
}

interface OptionValueProps extends Pick<OptionChoiceProps, 'option' | 'onPick'> {
  value: PickerValue
  isFocused: boolean
  /** It is to be chosen yet: what says so is read with the radio, since few read what describes its group. */
  errorId?: string
}

function OptionValue({ option, value, isFocused, errorId, onPick }: OptionValueProps) {
  const t = useT()
  const { current, state } = value
  const color = option.colors?.[value.value]
  return (
    <label className="chip" data-unavailable={state === 'available' ? undefined : state}>
      <input
        type="radio"
        name={option.field}
        value={value.value}
        defaultChecked={current}
        onChange={() => onPick({ optionId: option.id, value: value.value })}
        {...(isFocused && focusOnLoad)}
        aria-describedby={errorId}
        required
      />
      {color ? <Swatch color={color} /> : null}
      <bdi lang={option.langs?.[value.value]}>{option.labels[value.value] ?? value.value}</bdi>
      {state === 'available' ? null : (
        <VisuallyHidden>{t('common:punctuation.aside', { text: t(`catalog:picker.${state}`) })}</VisuallyHidden>
      )}
    </label>
  )
}

function toFieldsetId(optionId: string): string {
  return `option-${optionId}`
}
