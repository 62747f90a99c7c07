import { useList } from '~/i18n/use-list'
import { useT } from '~/i18n/use-t'
import { type AddressFieldProps } from './address-fields'
import { type Province, type ProvinceWord } from './address-rules'
import { AddressSelectField } from './address-select-field'
import { AddressTextField } from './address-text-field'

interface ProvinceFieldProps extends AddressFieldProps {
  word: ProvinceWord
  /** Of the chosen country; none where it has no list. */
  options?: readonly Province[]
}

/**
 * State, province or prefecture, where one of the countries has it. Without script the style sheet hides it while another
 * country is chosen; a browser that cannot reads in the hint whom it is for.
 */
export function ProvinceField(props: ProvinceFieldProps) {
  const t = useT()
  const toList = useList()
  const { group, values, errors, countries, own, asked, constraints, enforced, word, options = [] } = props
  const name = `${group}.province`
  const isOwn = own.some(({ rules }) => rules.province)
  const having = (isOwn ? own : asked).filter(({ rules }) => rules.province)
  const isForAll = countries.every(({ rules }) => rules.province !== null)
  const field = {
    label: t(`checkout:fields.${word}`),
    name,
    error: errors[name],
    defaultValue: values.province,
    autoComplete: `${group} address-level1`,
    needed: having.some(({ rules }) => rules.province?.required),
    enforced: enforced && isForAll && constraints[name]?.required === true,
  }
  if (options.length > 0) {
    // typed by its name before script was there
    const meant = options.find(({ name: label }) => label.toLowerCase() === values.province.toLowerCase())
    return (
      <div data-part="province">
        <AddressSelectField {...field} defaultValue={meant?.code ?? values.province}>
          <option value="">{t('checkout:select')}</option>
          {options.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </AddressSelectField>
      </div>
    )
  }
  const names = toList(having.map((country) => country.name))
  const isForEach = having.length === (isOwn ? own : asked).length
  const hint = isForEach ? null : t('checkout:address.province-hint', { countries: names })
  return <AddressTextField {...field} part="province" maxLength={100} hint={hint} />
}
