import { type ReactNode } from 'react'
import { type MessageKey } from '~/i18n/keys'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ErrorSummary, type FieldProblem } from '~/ui/error-summary'
import { Stepper } from '~/ui/stepper'
import { RegionOffer } from '../cart/region-offer'
import { type CheckoutFrame } from './checkout-frame'
import { OrderSummary } from './order-summary'
import { type StepName, toStepStates } from './steps'

interface CheckoutPageProps {
  frame: CheckoutFrame
  heading: MessageKey
  /** Of the form that was just sent. */
  problems?: readonly FieldProblem[]
  /** Stands in the place of the order's summary. */
  aside?: ReactNode
  children: ReactNode
}

// The same list each time, or the summary would take the focus with every drawing.
const noProblems: readonly FieldProblem[] = []

const toPath: Record<StepName, (locale: string) => string> = {
  address: paths.checkoutAddress,
  shipping: paths.checkoutShipping,
  payment: paths.checkoutPayment,
  review: paths.checkoutReview,
}

/** A step of the checkout: where we are, what is asked, and beside it what is being bought. */
export function CheckoutPage({ frame, heading, problems = noProblems, aside, children }: CheckoutPageProps) {
  const t = useT()
  const { code } = useLocale()
  const steps = toStepStates(frame.step, frame.done).map(({ step, state }) => ({
    label: t(`checkout:steps.${step}`),
    state: problems.length > 0 && state === 'current' ? ('error' as const) : state,
    path: state === 'completed' ? toPath[step](code) : undefined,
  }))
  return (
    <div className="page checkout">
      <Stepper steps={steps} />
      <div className="split">
        <div className="stack gap-6">
          <h1>{t(heading)}</h1>
          <ErrorSummary problems={problems} />
          {frame.otherRegion ? <RegionOffer {...frame.otherRegion} /> : null}
          {children}
        </div>
        {aside ?? <OrderSummary frame={frame} />}
      </div>
    </div>
  )
}
