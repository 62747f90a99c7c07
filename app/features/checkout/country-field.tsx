import { useT } from '~/i18n/use-t'
import { Field, toControlProps } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { type AddressFieldsProps } from './address-fields'

/** The country, out of those that the cart's region sells to. Its options say which of them need a province. */
export function CountryField({ group, values, errors, countries }: AddressFieldsProps) {
  const t = useT()
  const name = `${group}.countryCode`
  const field = { label: t('checkout:fields.countryCode'), name, error: errors[name] }
  const isKnown = countries.some(({ code }) => code === values.countryCode)
  return (
    <Field {...field} required>
      <span className="select">
        <select
          {...toControlProps(field)}
          className="control"
          autoComplete={`${group} country`}
          required={group === 'shipping'}
          defaultValue={isKnown ? values.countryCode : ''}
        >
          {isKnown ? null : <option value="">{t('checkout:select')}</option>}
          {countries.map(({ code, name: label, rules }) => (
            <option key={code} value={code} data-province={rules.province ? '' : undefined}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}
