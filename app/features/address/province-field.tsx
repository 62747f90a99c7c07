import { useList } from '~/i18n/use-list'
import { useT } from '~/i18n/use-t'
import { type AddressFieldsProps } from './address-fields'
import { type ProvinceWord } from './address-rules'
import { AddressSelectField } from './address-select-field'
import { AddressTextField } from './address-text-field'

/**
 * State, province or prefecture, where one of the countries has it. The style sheet hides it while another country is
 * chosen, with script or without; a browser that cannot reads in the hint whom it is for.
 */
export function ProvinceField(props: AddressFieldsProps & { word: ProvinceWord }) {
  const t = useT()
  const toList = useList()
  const { group, values, errors, countries, constraints, enforced, word } = props
  const name = `${group}.province`
  const having = countries.filter(({ rules }) => rules.province !== null)
  const isForAll = having.length === countries.length
  const field = {
    label: t(`checkout:fields.${word}`),
    name,
    error: errors[name],
    defaultValue: values.province,
    autoComplete: `${group} address-level1`,
    needed: having.some(({ rules }) => rules.province?.required),
    enforced: enforced && isForAll && constraints[name]?.required === true,
  }
  const options = countries.length === 1 ? countries[0]?.rules.province?.options : undefined
  if (options && options.length > 0) {
    return (
      <AddressSelectField {...field}>
        <option value="">{t('checkout:select')}</option>
        {options.map(({ code, name: label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </AddressSelectField>
    )
  }
  const names = toList(having.map((country) => country.name))
  const hint = isForAll ? null : t('checkout:address.province-hint', { countries: names })
  return <AddressTextField {...field} part="province" maxLength={100} hint={hint} />
}
