import { type ReactNode } from 'react'
import { type MessageKey } from '~/i18n/keys'
import { useT } from '~/i18n/use-t'
import { ErrorSummary, type FieldProblems } from '~/ui/error-summary'
import { RegionOffer } from '../cart/region-offer'
import { type CheckoutFrame } from './checkout-frame'
import { CheckoutSteps, StepNotes } from './checkout-steps'
import { OrderSummary } from './order-summary'
import { RepricedLines } from './repriced-lines'

interface CheckoutPageProps {
  frame: CheckoutFrame
  heading: MessageKey
  /** Of the form that was just sent. */
  problems?: FieldProblems
  /** Of the step's form, where a code goes along with what is typed there. */
  formId?: string
  /** Stands in the place of the order's summary. */
  aside?: ReactNode
  children: ReactNode
}

/** A step of the checkout: where we are, what is asked, and beside it what is being bought. */
export function CheckoutPage({ frame, heading, problems, formId, aside, children }: CheckoutPageProps) {
  const t = useT()
  const { step, progress } = frame
  return (
    <div className="page checkout">
      <CheckoutSteps progress={progress} current={step} isRefused={Boolean(problems)} />
      <div className="split">
        <div className="stack gap-6">
          <h1>{t(heading)}</h1>
          <ErrorSummary problems={problems} />
          <StepNotes progress={progress} current={step} />
          <RepricedLines lines={frame.lines} />
          {frame.otherRegion ? <RegionOffer {...frame.otherRegion} /> : null}
          {children}
        </div>
        {aside ?? <OrderSummary frame={frame} formId={formId} />}
      </div>
    </div>
  )
}
