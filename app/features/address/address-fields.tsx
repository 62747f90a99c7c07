import { Fragment, type ReactNode } from 'react'
import { type PostalAddress } from '~/commerce/shop/address'
import { toNameOrder } from '~/i18n/person-name'
import { useLocale, useT } from '~/i18n/use-t'
import { Disclosure } from '~/ui/disclosure'
import { type AddressFormData, type AddressGroup } from './address-form-data'
import { type AddressPart } from './address-rules'
import { AddressTextField } from './address-text-field'
import { CountryField } from './country-field'
import { type PlaceLabels, toPlaceOrder, toPlaceLabels } from './place-labels'
import { ProvinceField } from './province-field'

export interface AddressFieldsProps extends Pick<AddressFormData, 'countries' | 'constraints'> {
  group: AddressGroup
  values: PostalAddress
  /** By the field's name. */
  errors: Record<string, string>
  /** The browser asks for what is needed too; fields that may be hidden would keep the form from being sent. */
  enforced: boolean
  /** False for a bill of what is not sent: its name and country are enough. */
  isPlaced?: boolean
}

/** The fields of one address; `group` is the prefix of their names and the section of their autocomplete tokens. */
export function AddressFields(props: AddressFieldsProps) {
  const t = useT()
  const { language } = useLocale()
  const words = toPlaceLabels(props.countries)
  const { isPlaced = true } = props
  return (
    <div className="fields address-fields">
      {toNameOrder(
        language,
        <Text {...props} key="given" field="firstName" token="given-name" />,
        <Text {...props} key="family" field="lastName" token="family-name" />,
      )}
      <CompanyFields {...props} word={words.vatNumber} />
      {isPlaced
        ? toPlaceOrder(props.countries).map((part) => (
            <Fragment key={part}>{toPlaceField(part, props, words)}</Fragment>
          ))
        : null}
      <CountryField {...props} />
      {isPlaced ? (
        <Text
          {...props}
          field="phone"
          token="tel"
          type="tel"
          inputMode="tel"
          hint={t('checkout:address.phone-hint')}
          wide
        />
      ) : null}
      {isPlaced && props.group === 'shipping' ? <DeliveryNoteField {...props} /> : null}
    </div>
  )
}

/** Folded away for those who buy for themselves. */
function CompanyFields({ word, ...props }: AddressFieldsProps & { word: PlaceLabels['vatNumber'] }) {
  const t = useT()
  const { group, values, errors } = props
  const isOpen = (['company', 'vatNumber'] as const).some((field) => values[field] || errors[`${group}.${field}`])
  const hasNumbers = props.countries.some(({ rules }) => rules.vatNumber)
  return (
    <div className="field" data-wide="">
      <Disclosure summary={t('checkout:address.for-company')} open={isOpen}>
        <div className="stack">
          <Text {...props} field="company" token="organization" />
          {hasNumbers ? (
            <Text
              {...props}
              part="vatNumber"
              field="vatNumber"
              word={word}
              hint={t('checkout:address.vat-number-hint')}
            />
          ) : null}
        </div>
      </Disclosure>
    </div>
  )
}

/** Folded away: few need it. */
function DeliveryNoteField(props: AddressFieldsProps) {
  const t = useT()
  const isOpen = Boolean(props.values.deliveryNote || props.errors[`${props.group}.deliveryNote`])
  return (
    <div className="field" data-wide="">
      <Disclosure summary={t('checkout:address.add-note')} open={isOpen}>
        <Text {...props} field="deliveryNote" hint={t('checkout:address.note-hint')} />
      </Disclosure>
    </div>
  )
}

function toPlaceField(part: AddressPart, props: AddressFieldsProps, words: PlaceLabels): ReactNode {
  if (part === 'province') return <ProvinceField {...props} word={words.province} />
  if (part === 'postalCode') return <PostalCodeField {...props} word={words.postalCode} />
  if (part === 'city') return <Text {...props} part={part} field="city" token="address-level2" word={words.city} />
  return (
    <>
      <Text {...props} field="address1" token="address-line1" wide />
      <Text {...props} field="address2" token="address-line2" wide />
    </>
  )
}

function PostalCodeField({ word, ...props }: AddressFieldsProps & { word: PlaceLabels['postalCode'] }) {
  const t = useT()
  const rules = props.countries.map((country) => country.rules.postalCode)
  const example = rules.length === 1 ? rules[0]?.example : null
  return (
    <Text
      {...props}
      part="postalCode"
      field="postalCode"
      token="postal-code"
      word={word}
      inputMode={rules.every((rule) => rule?.isNumeric) ? 'numeric' : undefined}
      hint={example ? t('checkout:address.postcode-hint', { example }) : null}
    />
  )
}

interface TextProps extends AddressFieldsProps {
  field: Exclude<keyof PostalAddress, 'province' | 'countryCode'>
  /** The word for it, where countries differ. */
  word?: PlaceLabels[keyof PlaceLabels]
  /** Its autocomplete token, without the section; browsers know none for it where this is missing. */
  token?: string
  /** What a country may do without, so that the style sheet hides it. */
  part?: AddressPart | 'vatNumber'
  wide?: boolean
  hint?: ReactNode
  type?: 'tel'
  inputMode?: 'tel' | 'numeric'
}

function Text(props: TextProps) {
  const t = useT()
  const {
    group,
    values,
    errors,
    constraints,
    countries,
    field,
    word = field,
    token,
    part,
    enforced,
    isPlaced: _,
    ...look
  } = props
  const name = `${group}.${field}`
  const { required = false, pattern, title, ...limits } = constraints[name] ?? {}
  // who is in a country that can do without it may leave it empty all the same
  const isNeeded = (rule: 'city' | 'postalCode') => countries.some(({ rules }) => rules[rule]?.required)
  return (
    <AddressTextField
      {...look}
      {...limits}
      {...(enforced && { pattern, title })}
      label={t(`checkout:fields.${word}`)}
      name={name}
      error={errors[name]}
      defaultValue={values[field]}
      autoComplete={token ? `${group} ${token}` : 'off'}
      part={part}
      needed={field === 'city' || field === 'postalCode' ? isNeeded(field) : required}
      enforced={enforced && required}
    />
  )
}
