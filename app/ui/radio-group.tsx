import { type ReactNode } from 'react'
import { FieldError, FieldHint } from './field'

export interface Choice {
  value: string
  label: ReactNode
  /** A second line. */
  hint?: ReactNode
  /** At the line's end, a price for example. */
  aside?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps {
  legend: ReactNode
  name: string
  /** Base of the ids; the first radio carries it, so that an error summary's link leads there. */
  id?: string
  hint?: ReactNode
  error?: string
  choices: readonly Choice[]
  defaultValue?: string
  required?: boolean
  /** The legend is there for assistive technology only, because a heading above says the same. */
  legendHidden?: boolean
}

/** One of a few choices, each with room for a second line and a price. */
export function RadioGroup({
  legend,
  name,
  id = name,
  hint,
  error,
  choices,
  defaultValue,
  required,
  legendHidden,
}: RadioGroupProps) {
  return (
    <fieldset
      className="fieldset"
      // a group of any kind may neither be required nor wrong
      role="radiogroup"
      aria-describedby={hint ? `${id}-hint` : undefined}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={legendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      {choices.map((choice, index) => (
        <label key={choice.value} className="choice" data-card="">
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${index + 1}`}
            name={name}
            value={choice.value}
            defaultChecked={choice.value === defaultValue}
            disabled={choice.disabled}
            // few read what describes a group
            aria-describedby={error ? `${id}-error` : undefined}
            required={required}
          />
          <span className="choice-body">
            {choice.label}
            {choice.hint ? <span className="field-hint">{choice.hint}</span> : null}
          </span>
          {choice.aside ? <span className="numeric">{choice.aside}</span> : null}
        </label>
      ))}
    </fieldset>
  )
}
