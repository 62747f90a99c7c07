import { useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Stepper } from '~/ui/stepper'
import { type ExchangeStepState } from './exchange-step'

interface ExchangeProgressProps {
  steps: readonly ExchangeStepState[]
  /** The form of the open step came back. */
  isRefused: boolean
}

/** How far an exchange that was begun has come, with links back. */
export function ExchangeProgress({ steps, isRefused }: ExchangeProgressProps) {
  const t = useT()
  const isSending = useIsSending()
  return (
    <Stepper
      steps={steps.map(({ step, state, isNeeded }) => {
        const isCurrent = state === 'current'
        const settled = isCurrent && isRefused ? 'error' : state
        const label = t(`checkout:steps.${step}`)
        return {
          label: isNeeded ? label : t('checkout:steps.not-needed', { step: label }),
          state: isCurrent && isSending ? 'loading' : settled,
          isCurrent,
          path: isNeeded ? `?step=${step}` : undefined,
        }
      })}
    />
  )
}

/** A script has sent the form of the open step, not the one that drops the exchange. */
function useIsSending(): boolean {
  const { formData, formMethod } = useNavigation()
  return formMethod === 'POST' && formData?.get('intent') !== 'drop'
}
