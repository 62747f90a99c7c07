import { type ComponentProps } from 'react'
import { Field, type FieldProps, toControlProps } from '~/ui/field'
import { Icon } from '~/ui/icon'

interface AddressSelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'required'> {
  needed: boolean
  /** The browser asks for it too; a field that may be hidden would keep the form from being sent. */
  enforced: boolean
}

/** A list to choose from that may be needed without the browser asking for it; its options are the children. */
export function AddressSelectField({
  label,
  name,
  id,
  hint,
  error,
  wide,
  needed,
  enforced,
  ...select
}: AddressSelectFieldProps) {
  const field = { label, name, id, hint, error, wide }
  return (
    <Field {...field} required={needed}>
      <span className="select">
        <select {...select} {...toControlProps(field)} required={needed && enforced} className="control" />
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}
