import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { useHydrated } from '~/ui/use-hydrated'
import { PaymentChoices } from '../payment/payment-choices'
import { type PaymentStepData } from './payment-step'

interface PaymentFormProps extends PaymentFieldsProps {
  id?: string
  /** Where it is sent, where that is not the page's own address. */
  action?: string
}

interface PaymentFieldsProps {
  step: PaymentStepData
  /** What was chosen and could not be saved, by the field's name. */
  kept: Record<string, string>
  /** By the field's name. */
  errors: Record<string, string>
}

/** How something is paid, on a page of its own. */
export function PaymentForm({ id, action, ...fields }: PaymentFormProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const { step } = fields
  if (step.script && listOtherWays(step).length === 0) return null
  if (!canPay(step)) return <PaymentFields {...fields} />
  return (
    <Form method="post" id={id} action={action} className="form checkout-form" noValidate={isHydrated}>
      <PaymentFields {...fields} isAlone />
      <Button size="large" pending={isSending}>
        {t('checkout:payment.submit')}
      </Button>
    </Form>
  )
}

/**
 * The ways to pay, or that nothing is left to pay.
 * @param isAlone the heading above says already what is chosen here
 */
export function PaymentFields({ step, kept, errors, isAlone = false }: PaymentFieldsProps & { isAlone?: boolean }) {
  const t = useT()
  const { chosen, isFree, isLight, script } = step
  const choices = listOtherWays(step)
  if (isFree) return <p>{t('checkout:payment.free')}</p>
  if (choices.length === 0) return <Notice kind="error">{t('checkout:payment.none')}</Notice>
  const wanted = choices.find((choice) => choice.id === kept.provider)
  return (
    <PaymentChoices
      choices={choices}
      wanted={wanted?.id ?? chosen}
      legend={t(script ? 'checkout:payment.other-way' : 'checkout:steps.payment')}
      legendHidden={isAlone && !script}
      error={errors.provider}
      isLight={isLight}
    />
  )
}

/** Whether there is a way to pay, or nothing to pay. */
export function canPay({ isFree, ...step }: Pick<PaymentStepData, 'choices' | 'script' | 'isFree'>): boolean {
  return isFree || listOtherWays(step).length > 0
}

/** The ways to pay beside that whose form with script is open. */
function listOtherWays({ choices, script }: Pick<PaymentStepData, 'choices' | 'script'>) {
  return choices.filter(({ id }) => id !== script?.providerId)
}
