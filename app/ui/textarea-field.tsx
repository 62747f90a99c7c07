import { type ComponentProps } from 'react'
import { Field, type FieldProps, toControlProps } from './field'

type TextareaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'>

/** Several lines of text. */
export function TextareaField({ label, name, id, hint, error, wide, ...textarea }: TextareaFieldProps) {
  const field = { label, name, id, hint, error, wide }
  return (
    <Field {...field} required={textarea.required}>
      <textarea {...textarea} {...toControlProps(field)} className="control" />
    </Field>
  )
}
