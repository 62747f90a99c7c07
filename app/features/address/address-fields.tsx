import { Fragment, type ReactNode } from 'react'
import { type PostalAddress } from '~/commerce/shop/address'
import { toNameOrder } from '~/i18n/person-name'
import { useLocale, useT } from '~/i18n/use-t'
import { Disclosure } from '~/ui/disclosure'
import { LiveRegion } from '~/ui/live-region'
import { useHydrated } from '~/ui/use-hydrated'
import { type AddressFormData, type AddressGroup, type DeliveryCountry } from './address-form-data'
import { type AddressPart } from './address-rules'
import { AddressTextField } from './address-text-field'
import { CountryField } from './country-field'
import { type AskPlace } from './placed-postcodes'
import { type PlaceLabels, toPlaceOrder, toPlaceLabels } from './place-labels'
import { ProvinceField } from './province-field'
import { useChosenCountry } from './use-chosen-country'
import { usePostalPlace } from './use-postal-place'

export interface AddressFieldsProps extends Pick<AddressFormData, 'countries' | 'constraints'> {
  group: AddressGroup
  values: PostalAddress
  /** By the field's name. */
  errors: Record<string, string>
  /** The browser asks for what is needed too; fields that may be hidden would keep the form from being sent. */
  enforced: boolean
  /** False for a bill of what is not sent: its name and country are enough. */
  isPlaced?: boolean
  /** Where a postcode is, once it is typed. */
  askPlace: AskPlace
}

/** What a field is drawn with. */
export interface AddressFieldProps extends AddressFieldsProps {
  /** The chosen country; all of them until one is chosen. */
  own: readonly DeliveryCountry[]
  /** Those that there are fields for: `own`, and until script is there the others too. */
  asked: readonly DeliveryCountry[]
}

/**
 * The fields of one address, as the chosen country has them; `group` is the prefix of their names and the section of their
 * autocomplete tokens. Without script those of the other countries are there as well, and the style sheet hides what the chosen
 * one lacks.
 */
export function AddressFields(given: AddressFieldsProps) {
  const t = useT()
  const { language } = useLocale()
  const isHydrated = useHydrated()
  const { country, values, follow, place } = useChosenCountry(given)
  const { handleInput, said } = usePostalPlace(given.group, given.askPlace)
  const own = country ? [country] : given.countries
  const props = { ...given, values, own, asked: isHydrated ? own : given.countries }
  const words = toPlaceWords(props)
  const order = [...new Set([...toPlaceOrder(own), ...toPlaceOrder(props.asked)])]
  const { isPlaced = true } = given
  return (
    <div className="fields address-fields" ref={place} onInput={handleInput}>
      {toNameOrder(
        language,
        <Text {...props} key="given" field="firstName" token="given-name" />,
        <Text {...props} key="family" field="lastName" token="family-name" />,
      )}
      <CompanyFields {...props} word={words.vatNumber} />
      {isPlaced
        ? order.map((part) => <Fragment key={part}>{toPlaceField(part, props, words, country)}</Fragment>)
        : null}
      <CountryField {...props} onChoose={follow} />
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
      {isPlaced ? <LiveRegion message={said} /> : null}
    </div>
  )
}

/** As the chosen country calls them; what it has none of, as the others do. */
function toPlaceWords({ own, asked }: Pick<AddressFieldProps, 'own' | 'asked'>): PlaceLabels {
  const [words, others] = [toPlaceLabels(own), toPlaceLabels(asked)]
  const has = (part: keyof PlaceLabels) => own.some(({ rules }) => rules[part])
  return {
    city: has('city') ? words.city : others.city,
    postalCode: has('postalCode') ? words.postalCode : others.postalCode,
    province: has('province') ? words.province : others.province,
    vatNumber: has('vatNumber') ? words.vatNumber : others.vatNumber,
  }
}

/** Folded away for those who buy for themselves. */
function CompanyFields({ word, ...props }: AddressFieldProps & { word: PlaceLabels['vatNumber'] }) {
  const t = useT()
  const { group, values, errors } = props
  const isOpen = (['company', 'vatNumber'] as const).some((field) => values[field] || errors[`${group}.${field}`])
  const hasNumbers = props.asked.some(({ rules }) => rules.vatNumber)
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
function DeliveryNoteField(props: AddressFieldProps) {
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

function toPlaceField(
  part: AddressPart,
  props: AddressFieldProps,
  words: PlaceLabels,
  country: DeliveryCountry | undefined,
): ReactNode {
  if (part === 'province')
    return (
      <ProvinceField key={country?.code} {...props} word={words.province} options={country?.rules.province?.options} />
    )
  if (part === 'postalCode') return <PostalCodeField {...props} word={words.postalCode} />
  if (part === 'city') return <Text {...props} part={part} field="city" token="address-level2" word={words.city} />
  return (
    <>
      <Text {...props} field="address1" token="address-line1" wide />
      <Text {...props} field="address2" token="address-line2" wide />
    </>
  )
}

function PostalCodeField({ word, ...props }: AddressFieldProps & { word: PlaceLabels['postalCode'] }) {
  const t = useT()
  const [only, ...others] = props.own
  const example = others.length === 0 ? only?.rules.postalCode?.example : null
  return (
    <Text
      {...props}
      part="postalCode"
      field="postalCode"
      token="postal-code"
      word={word}
      inputMode={props.asked.every(({ rules }) => rules.postalCode?.isNumeric) ? 'numeric' : undefined}
      hint={example ? t('checkout:address.postcode-hint', { example }) : null}
    />
  )
}

interface TextProps extends AddressFieldProps {
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
    countries: _countries,
    asked: _asked,
    own,
    field,
    word = field,
    token,
    part,
    enforced,
    isPlaced: _,
    askPlace: _askPlace,
    ...look
  } = props
  const name = `${group}.${field}`
  const { required = false, pattern, title, ...limits } = constraints[name] ?? {}
  // who is in a country that can do without it may leave it empty all the same
  const isNeeded = (rule: 'city' | 'postalCode') => own.some(({ rules }) => rules[rule]?.required)
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
