import { Link, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { Notice } from '~/ui/notice'
import { Stepper } from '~/ui/stepper'
import { type CheckoutProgress } from './checkout-frame'
import { stepPaths } from './step-paths'
import { type StepName, stepNames, toStepStates } from './steps'

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
    // where nothing is sent, that step asks for no address
    const isBill = step === 'address' && progress.notNeeded.includes('shipping')
    const label = t(`checkout:steps.${isBill ? 'details' : step}`)
    return {
      label: isNeeded ? label : t('checkout:steps.not-needed', { step: label }),
      state: step === sent ? ('loading' as const) : settled,
      isCurrent,
      path: isLink ? stepPaths[step](code) : undefined,
    }
  })
  return <Stepper steps={steps} />
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
  return progress.notes.map(({ step, text }) => {
    const isElsewhere = progress.lapsed.includes(step) && links.some((link) => link.step === step)
    return (
      <Notice
        key={text}
        kind="notice"
        action={isElsewhere ? <Link to={stepPaths[step](code)}>{t(`checkout:notes.to-${step}`)}</Link> : undefined}
      >
        {text}
      </Notice>
    )
  })
}
