import { Form, Link, useNavigation } from '@remix-run/react'
import { useList } from '~/i18n/use-list'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Money } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { RadioGroup } from '~/ui/radio-group'
import { DeliveryDays } from '../orders/delivery-days'
import { type Parcel } from './parcels'
import { useHydrated } from '~/ui/use-hydrated'

/** By which the field for a code names the form that it goes along with. */
export const shippingFormId = 'shipping-form'

interface ShippingFormProps {
  id?: string
  /** Where it is sent, where that is not the page's own address. */
  action?: string
  /** The button's words, where what comes next is not how it is paid. */
  submit?: string
  parcels: readonly Parcel[]
  /** What was chosen and could not be saved, by the field's name. */
  kept: Record<string, string>
  currency: string
  taxInclusive: boolean
  /** By the field's name. */
  errors: Record<string, string>
}

/** How each part of the cart is shipped, with price and time. */
export function ShippingForm({ id, action, submit, parcels, kept, currency, taxInclusive, errors }: ShippingFormProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  if (!canShip(parcels)) return <NoWay parcels={parcels.filter(isStuck)} />
  return (
    <Form method="post" id={id} action={action} className="form checkout-form" noValidate={isHydrated}>
      {parcels.map((parcel, index) => (
        <ParcelChoices key={index} {...{ parcel, index, kept, currency, errors }} isOnly={parcels.length === 1} />
      ))}
      <p className="muted small">
        {t(taxInclusive ? 'checkout:shipping.tax-included' : 'checkout:shipping.tax-added')}
      </p>
      <Button size="large" pending={isSending}>
        {submit ?? t('checkout:shipping.submit')}
      </Button>
    </Form>
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
function NoWay({ parcels }: Pick<ShippingFormProps, 'parcels'>) {
  const t = useT()
  const { code } = useLocale()
  const titles = useList()(parcels.flatMap(({ contents }) => contents))
  return (
    <Notice kind="error" action={<Link to={paths.cart(code)}>{t('checkout:edit.items')}</Link>}>
      {titles ? t('checkout:shipping.none-for', { titles }) : t('checkout:shipping.none')}
    </Notice>
  )
}

interface ParcelChoicesProps extends Pick<ShippingFormProps, 'kept' | 'currency' | 'errors'> {
  parcel: Parcel
  index: number
  isOnly: boolean
}

function ParcelChoices({ parcel, index, isOnly, kept, currency, errors }: ParcelChoicesProps) {
  const t = useT()
  const toList = useList()
  const name = `option.${index}`
  const wanted = parcel.choices.find(({ id }) => id === kept[name])
  return (
    <RadioGroup
      legend={isOnly ? t('checkout:steps.shipping') : t('checkout:shipping.package', { number: index + 1 })}
      hint={isOnly ? undefined : toList(parcel.contents)}
      legendHidden={isOnly}
      name={name}
      required
      error={errors[name]}
      defaultValue={(wanted ?? parcel.chosen ?? parcel.choices[0])?.id}
      choices={parcel.choices.map((choice) => ({
        value: choice.id,
        label: choice.name,
        hint: choice.days ? <DeliveryDays {...choice.days} /> : null,
        aside: choice.amount === 0 ? t('orders:free') : <Money amount={choice.amount} currency={currency} />,
      }))}
    />
  )
}
