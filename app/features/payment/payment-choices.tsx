import { type ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Notice } from '~/ui/notice'
import { RadioGroup } from '~/ui/radio-group'
import { useHydrated } from '~/ui/use-hydrated'
import { type PaymentChoice } from './payment-choice'
import { getProvider } from './providers'

interface PaymentChoicesProps {
  /** Of the radios; `provider` unless the page has several such groups. */
  name?: string
  choices: readonly PaymentChoice[]
  /** The backend's id of the provider that is marked; null for the first that can be had without script. */
  wanted: string | null
  legend: ReactNode
  legendHidden?: boolean
  error?: string
  /** The page goes out without script, whatever the browser could. */
  isLight: boolean
}

/** The ways to pay as radios, with what each of them asks for besides. */
export function PaymentChoices({ name = 'provider', choices, wanted, isLight, ...group }: PaymentChoicesProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const isUsable = ({ needsScript }: PaymentChoice) => !needsScript || (isHydrated && !isLight)
  return (
    <>
      {choices.length > 0 && choices.every(({ needsScript }) => needsScript) ? (
        <OnlyWithScript isLight={isLight} />
      ) : null}
      <RadioGroup
        {...group}
        name={name}
        required
        defaultValue={wanted ?? choices.find(({ needsScript }) => !needsScript)?.id}
        choices={choices.map((choice) => ({
          value: choice.id,
          label: t(choice.label),
          hint: <ChoiceHint choice={choice} isLight={isLight} />,
          disabled: !isUsable(choice),
        }))}
      />
      {choices.map(({ id }) => (
        <ProviderFields key={id} id={id} />
      ))}
    </>
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
