import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { useHydrated } from '~/ui/use-hydrated'
import { type Parcel } from './parcels'
import { canPay, PaymentFields } from './payment-form'
import { type PaymentStepData } from './payment-step'
import { canShip, NoWay, ShippingFields } from './shipping-form'

/** By which the field for a code names the form that it goes along with. */
export const deliveryFormId = 'delivery-form'

/** What the step asks for. */
export interface DeliveryStepData {
  /** Null where nothing is sent. */
  parcels: readonly Parcel[] | null
  payment: PaymentStepData
}

interface DeliveryFormProps extends DeliveryStepData {
  /** What was chosen and could not be saved, by the field's name. */
  kept: Record<string, string>
  currency: string
  taxInclusive: boolean
  /** By the field's name. */
  errors: Record<string, string>
}

/** How the order is sent and how it is paid. */
export function DeliveryForm({ parcels, payment, kept, errors, currency, taxInclusive }: DeliveryFormProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  if (parcels && !canShip(parcels)) return <NoWay parcels={parcels} />
  if (!canPay(payment)) return <PaymentFields step={payment} kept={kept} errors={errors} />
  return (
    <Form method="post" id={deliveryFormId} className="form checkout-form" noValidate={isHydrated}>
      {parcels ? <ShippingFields {...{ parcels, kept, errors, currency, taxInclusive }} /> : null}
      <PaymentFields step={payment} kept={kept} errors={errors} isAlone={parcels === null} />
      <Button size="large" pending={isSending}>
        {t('checkout:payment.submit')}
      </Button>
    </Form>
  )
}

/** Whether something is chosen in its form, which a code beside it has to keep. */
export function hasChoices({ parcels, payment }: DeliveryStepData): boolean {
  return (parcels === null ? !payment.isFree : canShip(parcels)) && canPay(payment)
}
