import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { RadioGroup } from '~/ui/radio-group'
import { useHydrated } from '~/ui/use-hydrated'
import { type PaymentChoice } from './payment/payment-choice'
import { type PaymentStepData } from './payment/payment-step'
import { getProvider } from './payment/providers'

interface PaymentFormProps {
  /** Where it is sent, where that is not the page's own address. */
  action?: string
  step: PaymentStepData
  /** What was chosen and could not be saved, by the field's name. */
  kept: Record<string, string>
  /** By the field's name. */
  errors: Record<string, string>
}

/** How the order is paid. */
export function PaymentForm({ action, step, kept, errors }: PaymentFormProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const { chosen, isFree, isLight, script } = step
  const choices = step.choices.filter(({ id }) => id !== script?.providerId)
  if (script && choices.length === 0) return null
  if (!isFree && choices.length === 0) return <Notice kind="error">{t('checkout:payment.none')}</Notice>
  const isUsable = ({ needsScript }: PaymentChoice) => !needsScript || (isHydrated && !isLight)
  const wanted = choices.find(({ id }) => id === kept.provider)
  return (
    <Form method="post" action={action} className="form checkout-form" noValidate={isHydrated}>
      {choices.length > 0 && choices.every(({ needsScript }) => needsScript) ? (
        <OnlyWithScript isLight={isLight} />
      ) : null}
      {isFree ? (
        <p>{t('checkout:payment.free')}</p>
      ) : (
        <RadioGroup
          legend={t(script ? 'checkout:payment.other-way' : 'checkout:steps.payment')}
          legendHidden={!script}
          name="provider"
          required
          error={errors.provider}
          defaultValue={wanted?.id ?? chosen ?? choices.find(({ needsScript }) => !needsScript)?.id}
          choices={choices.map((choice) => ({
            value: choice.id,
            label: t(choice.label),
            hint: <ChoiceHint choice={choice} isLight={isLight} />,
            disabled: !isUsable(choice),
          }))}
        />
      )}
      {choices.map(({ id }) => (
        <ProviderFields key={id} id={id} />
      ))}
      <Button size="large" pending={isSending}>
        {t('checkout:payment.submit')}
      </Button>
    </Form>
  )
}

function OnlyWithScript({ isLight }: { isLight: boolean }) {
  const t = useT()
  const notice = <Notice kind="notice">{t('checkout:payment.only-script')}</Notice>
  return isLight ? notice : <noscript>{notice}</noscript>
}

function ChoiceHint({ choice: { hint, needsScript }, isLight }: { choice: PaymentChoice; isLight: boolean }) {
  const t = useT()
  if (!needsScript) return t(hint)
  const why: ReactNode = ` ${t(needsScript)}`
  return (
    <>
      {t(hint)}
      {isLight ? why : <noscript>{why}</noscript>}
    </>
  )
}

function ProviderFields({ id }: { id: string }) {
  const Fields = getProvider(id)?.Fields
  return Fields ? <Fields /> : null
}
