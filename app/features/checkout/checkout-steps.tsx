import { useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { Link } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { Stepper } from '~/ui/stepper'
import { type CheckoutProgress } from './checkout-frame'
import { stepPaths } from './step-paths'
import { type StepName, stepNames, toStepOf, toStepStates } from './steps'

interface CheckoutStepsProps {
  progress: CheckoutProgress
  /** The step that the page is about. */
  current: StepName
  /** Its form came back. */
  isRefused?: boolean
}

/** How far the shopper has come, with links back. */
export function CheckoutSteps({ progress, current, isRefused = false }: CheckoutStepsProps) {
  const t = useT()
  const { code } = useLocale()
  const sent = useSentStep()
  const steps = toStepStates(current, progress).map(({ step, state, isNeeded, isLink }) => {
    const isCurrent = step === current
    const settled = isCurrent && isRefused ? 'error' : state
    const label = t(`checkout:steps.${toLabel(step, progress)}`)
    return {
      label: isNeeded ? label : t('checkout:steps.not-needed', { step: label }),
      state: step === sent ? ('loading' as const) : settled,
      isCurrent,
      icon: step === 'cart' ? ('bag' as const) : undefined,
      path: isLink ? stepPaths[step](code) : undefined,
    }
  })
  const [, ...counted] = steps
  const index = counted.findIndex(({ isCurrent }) => isCurrent)
  const line = t('checkout:steps.line', {
    number: index + 1,
    total: counted.length,
    step: counted[index]?.label ?? '',
  })
  return <Stepper steps={steps} line={index < 0 ? t('checkout:title') : line} />
}

// where nothing is sent, no address is asked for; where nothing is left to pay, no payment
function toLabel(step: StepName, { notNeeded }: CheckoutProgress) {
  if (step === 'address') return notNeeded.includes('shipping') ? 'details' : step
  if (step !== 'delivery') return step
  if (notNeeded.includes('shipping')) return 'payment'
  return notNeeded.includes('payment') ? 'shipping' : step
}

/** The step whose form a script has sent and that is not answered yet. */
function useSentStep(): StepName | undefined {
  const { code } = useLocale()
  const { formAction, formMethod } = useNavigation()
  if (!formAction || formMethod !== 'POST') return undefined
  const [path] = formAction.split('?')
  return stepNames.find((step) => stepPaths[step](code) === path)
}

/** What no longer holds of the steps that were finished, and why. */
export function StepNotes({ progress, current }: Pick<CheckoutStepsProps, 'progress' | 'current'>) {
  const t = useT()
  const { code } = useLocale()
  const links = toStepStates(current, progress).filter(({ isLink }) => isLink)
  return progress.notes.map(({ part, text }) => {
    const step = toStepOf(part)
    const isElsewhere = progress.lapsed.includes(part) && links.some((link) => link.step === step)
    return (
      <Notice
        key={text}
        kind="notice"
        action={isElsewhere ? <Link to={stepPaths[step](code)}>{t(`checkout:notes.to-${part}`)}</Link> : undefined}
      >
        {text}
      </Notice>
    )
  })
}
