import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { RadioGroup } from '~/ui/radio-group'
import { type PaymentProvider } from './payment/payment-provider'
import { useHydrated } from '~/ui/use-hydrated'

interface PaymentFormProps {
  providers: readonly PaymentProvider[]
  chosen: string | null
  /** Nothing is left to pay. */
  isFree: boolean
  /** By the field's name. */
  errors: Record<string, string>
}

/** How the order is paid. */
export function PaymentForm({ providers, chosen, isFree, errors }: PaymentFormProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  if (!isFree && providers.length === 0) return <Notice kind="error">{t('checkout:payment.none')}</Notice>
  return (
    <Form method="post" className="form checkout-form" noValidate={isHydrated}>
      {isFree ? (
        <p>{t('checkout:payment.free')}</p>
      ) : (
        <RadioGroup
          legend={t('checkout:steps.payment')}
          legendHidden
          name="provider"
          required
          error={errors.provider}
          defaultValue={chosen ?? providers[0]?.id}
          choices={providers.map(({ id, label, hint }) => ({ value: id, label: t(label), hint: t(hint) }))}
        />
      )}
      <Button size="large" pending={isSending}>
        {t('checkout:payment.submit')}
      </Button>
    </Form>
  )
}
