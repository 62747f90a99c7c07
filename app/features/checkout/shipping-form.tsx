import { Form, useNavigation } from '@remix-run/react'
import { useList } from '~/i18n/use-list'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { RadioGroup } from '~/ui/radio-group'
import { DeliveryDays } from '../orders/delivery-days'
import { type Parcel } from './parcels'
import { useHydrated } from '~/ui/use-hydrated'

interface ShippingFormProps extends ShippingFieldsProps {
  action: string
  /** The button's words. */
  submit: string
}

interface ShippingFieldsProps {
  parcels: readonly Parcel[]
  /** What was chosen and could not be saved, by the field's name. */
  kept: Record<string, string>
  currency: string
  taxInclusive: boolean
  /** By the field's name. */
  errors: Record<string, string>
}

/** How something is shipped, on a page of its own. */
export function ShippingForm({ action, submit, ...fields }: ShippingFormProps) {
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  if (!canShip(fields.parcels)) return <NoWay parcels={fields.parcels} />
  return (
    <Form method="post" action={action} className="form checkout-form" noValidate={isHydrated}>
      <ShippingFields {...fields} isAlone />
      <Button size="large" pending={isSending}>
        {submit}
      </Button>
    </Form>
  )
}

/**
 * How each part of the cart is shipped, with price and time.
 * @param isAlone the heading above says already what is chosen here
 */
export function ShippingFields({
  parcels,
  kept,
  currency,
  taxInclusive,
  errors,
  isAlone = false,
}: ShippingFieldsProps & { isAlone?: boolean }) {
  const t = useT()
  const isOnly = parcels.length === 1
  return (
    <>
      {parcels.map((parcel, index) => (
        <ParcelChoices key={index} {...{ parcel, index, kept, currency, errors, isOnly, isAlone }} />
      ))}
      <p className="muted small">
        {t(taxInclusive ? 'checkout:shipping.tax-included' : 'checkout:shipping.tax-added')}
      </p>
    </>
  )
}

/** Whether there is something to choose: each parcel has a way to be sent. */
export function canShip(parcels: readonly Parcel[]): boolean {
  return parcels.length > 0 && !parcels.some(isStuck)
}

function isStuck({ choices }: Parcel): boolean {
  return choices.length === 0
}

/** What cannot be shipped, and the way to where that can be changed. */
export function NoWay({ parcels }: Pick<ShippingFieldsProps, 'parcels'>) {
  const t = useT()
  const { code } = useLocale()
  const titles = useList()(parcels.filter(isStuck).flatMap(({ contents }) => contents))
  return (
    <Notice kind="error" action={<Link to={paths.cart(code)}>{t('checkout:edit.items')}</Link>}>
      {titles ? t('checkout:shipping.none-for', { titles }) : t('checkout:shipping.none')}
    </Notice>
  )
}

interface ParcelChoicesProps extends Pick<ShippingFieldsProps, 'kept' | 'currency' | 'errors'> {
  parcel: Parcel
  index: number
  isOnly: boolean
  isAlone: boolean
}

function ParcelChoices({ parcel, index, isOnly, isAlone, kept, currency, errors }: ParcelChoicesProps) {
  const t = useT()
  const toList = useList()
  const name = `option.${index}`
  const wanted = parcel.choices.find(({ id }) => id === kept[name])
  return (
    <RadioGroup
      legend={isOnly ? t('checkout:steps.shipping') : t('checkout:shipping.package', { number: index + 1 })}
      hint={isOnly ? undefined : toList(parcel.contents)}
      legendHidden={isOnly && isAlone}
      name={name}
      required
      error={errors[name]}
      defaultValue={(wanted ?? parcel.chosen ?? parcel.choices[0])?.id}
      choices={parcel.choices.map((choice) => ({
        value: choice.id,
        label: choice.name,
        hint: choice.arrives ?? (choice.days ? <DeliveryDays {...choice.days} /> : null),
        aside: choice.amount === 0 ? t('orders:free') : <Money amount={choice.amount} currency={currency} />,
      }))}
    />
  )
}
