import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { useHydrated } from '~/ui/use-hydrated'
import { PaymentChoices } from '../payment/payment-choices'
import { type PaymentStepData } from './payment-step'

/** By which the field for a code names the form that it goes along with. */
export const paymentFormId = 'payment-form'

interface PaymentFormProps {
  id?: string
  /** Where it is sent, where that is not the page's own address. */
  action?: string
  step: PaymentStepData
  /** What was chosen and could not be saved, by the field's name. */
  kept: Record<string, string>
  /** By the field's name. */
  errors: Record<string, string>
}

/** How the order is paid. */
export function PaymentForm({ id, action, step, kept, errors }: PaymentFormProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const { chosen, isFree, isLight, script } = step
  const choices = listOtherWays(step)
  if (script && choices.length === 0) return null
  if (!isFree && choices.length === 0) return <Notice kind="error">{t('checkout:payment.none')}</Notice>
  const wanted = choices.find((choice) => choice.id === kept.provider)
  return (
    <Form method="post" id={id} action={action} className="form checkout-form" noValidate={isHydrated}>
      {isFree ? (
        <p>{t('checkout:payment.free')}</p>
      ) : (
        <PaymentChoices
          choices={choices}
          wanted={wanted?.id ?? chosen}
          legend={t(script ? 'checkout:payment.other-way' : 'checkout:steps.payment')}
          legendHidden={!script}
          error={errors.provider}
          isLight={isLight}
        />
      )}
      <Button size="large" pending={isSending}>
        {t('checkout:payment.submit')}
      </Button>
    </Form>
  )
}

/** The ways to pay beside that whose form with script is open. */
export function listOtherWays({ choices, script }: Pick<PaymentStepData, 'choices' | 'script'>) {
  return choices.filter(({ id }) => id !== script?.providerId)
}
