import { type ComponentProps } from 'react'
import { FieldError, FieldHint, type FieldProps, toControlProps } from './field'

type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>

/** Yes or no; without a tick nothing is sent. */
export function CheckboxField({ label, name, id = name, hint, error, wide, ...input }: CheckboxFieldProps) {
  return (
    <div className="field" data-wide={wide ? '' : undefined}>
      <FieldError id={id}>{error}</FieldError>
      <label className="choice">
        <input {...input} {...toControlProps({ id, name, hint, error })} type="checkbox" />
        <span className="choice-body">{label}</span>
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
    </div>
  )
}
