import { type ComponentProps } from 'react'
import { Field, type FieldProps, toControlProps } from '~/ui/field'

interface AddressTextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'required'> {
  needed: boolean
  /** The browser asks for it too; a field that may be hidden would keep the form from being sent. */
  enforced: boolean
  /** What a country may do without, so that the style sheet hides it. */
  part?: string
}

/** A text field that may be needed without the browser asking for it. */
export function AddressTextField({
  label,
  name,
  id,
  hint,
  error,
  wide,
  needed,
  enforced,
  part,
  ...input
}: AddressTextFieldProps) {
  const field = { label, name, id, hint, error, wide }
  const control = (
    <Field {...field} required={needed}>
      <input type="text" {...input} {...toControlProps(field)} required={needed && enforced} className="control" />
    </Field>
  )
  return part ? <div data-part={part}>{control}</div> : control
}
