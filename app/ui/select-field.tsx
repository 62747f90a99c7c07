import { type ComponentProps } from 'react'
import { Field, type FieldProps, toControlProps } from './field'
import { FlaggedOption, type FlagLook } from './flag'
import { Icon } from './icon'

export interface Option {
  value: string
  label: string
  disabled?: boolean
  /** Of a country, whose code is the value. */
  flag?: FlagLook | null
}

/** Options that belong together under a name. */
export interface OptionGroup {
  label: string
  options: readonly Option[]
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'className' | 'children'> & {
    options: readonly (Option | OptionGroup)[]
    /** The words of an empty first option, for a choice that nobody should make by accident. */
    placeholder?: string
  }

/** One of many options; the native control, so that a phone shows its own picker. */
export function SelectField({ label, name, id, hint, error, wide, options, placeholder, ...select }: SelectFieldProps) {
  const field = { label, name, id, hint, error, wide }
  return (
    <Field {...field} required={select.required}>
      <span className="select">
        <select {...select} {...toControlProps(field)} className="control">
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(toElement)}
              </optgroup>
            ) : (
              toElement(option)
            ),
          )}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}

function toElement({ flag = null, ...option }: Option) {
  return <FlaggedOption key={option.value} {...option} flag={flag} />
}
