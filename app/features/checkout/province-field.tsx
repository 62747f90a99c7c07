import { useT } from '~/i18n/use-t'
import { type AddressFieldsProps } from './address-fields'
import { AddressSelectField } from './address-select-field'
import { AddressTextField } from './address-text-field'

/**
 * State, province or prefecture, where one of the countries has it. The style sheet hides it while another country is
 * chosen, with script or without; a browser that cannot reads in the hint whom it is for.
 */
export function ProvinceField({ group, values, errors, countries }: AddressFieldsProps) {
  const t = useT()
  const having = countries.filter(({ rules }) => rules.province !== null)
  const rule = having[0]?.rules.province
  if (!rule) return null
  const name = `${group}.province`
  const isForAll = having.length === countries.length
  const field = {
    label: t(`checkout:fields.${rule.kind}`),
    name,
    error: errors[name],
    defaultValue: values.province,
    autoComplete: `${group} address-level1`,
  }
  const isEnforced = isForAll && group === 'shipping'
  if (countries.length === 1 && rule.options.length > 0) {
    return (
      <AddressSelectField {...field} needed={rule.required} enforced={isEnforced}>
        <option value="">{t('checkout:select')}</option>
        {rule.options.map(({ code, name: label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </AddressSelectField>
    )
  }
  const names = having.map((country) => country.name).join(', ')
  return (
    <div className="province">
      <AddressTextField
        {...field}
        maxLength={100}
        needed={rule.required}
        enforced={isEnforced}
        hint={isForAll ? null : t('checkout:address.province-hint', { countries: names })}
      />
    </div>
  )
}
