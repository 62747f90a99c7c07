import { type ComponentProps } from 'react'
import { Field, type FieldProps, toControlProps } from './field'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>

/** One line of text; native constraints, `autoComplete` and `inputMode` go through to the input. */
export function TextField({ label, name, id, hint, error, wide, ...input }: TextFieldProps) {
  const field = { label, name, id, hint, error, wide }
  return (
    <Field {...field} required={input.required}>
      <input type="text" {...input} {...toControlProps(field)} className="control" />
    </Field>
  )
}
