import { type ReactNode } from 'react'
import { type Refused } from '~/forms/form-answer'
import { type MessageKey } from '~/i18n/keys'
import { useT } from '~/i18n/use-t'
import { ErrorSummary } from '~/ui/error-summary'
import { Outcome } from '~/ui/outcome'
import { RegionOffer } from '../cart/region-offer'
import { type CheckoutFrame } from './checkout-frame'
import { CheckoutSteps, StepNotes } from './checkout-steps'
import { EmailSuggestion } from './email-suggestion-notice'
import { OrderSummary } from './order-summary'
import { RepricedLines } from './repriced-lines'

interface CheckoutPageProps {
  frame: CheckoutFrame
  heading: MessageKey
  /** The step's form as it was refused a moment ago, or is shown again beside a code. */
  refused?: Refused<unknown> | null
  /** Of the step's form, where a code goes along with what is typed there. */
  formId?: string
  /** Stands in the place of the order's summary. */
  aside?: ReactNode
  children: ReactNode
}

/** A step of the checkout: where we are, what is asked, and beside it what is being bought. */
export function CheckoutPage({ frame, heading, refused = null, formId, aside, children }: CheckoutPageProps) {
  const t = useT()
  const { step, progress } = frame
  return (
    <div className="page checkout">
      <CheckoutSteps progress={progress} current={step} isRefused={refused !== null && refused.status >= 400} />
      {/* where there is one column what is bought folds away above the form, and is come to before it */}
      <div className={aside ? 'split' : 'split checkout-split'}>
        <div className="stack gap-6">
          <h1>{t(heading)}</h1>
          <ErrorSummary problems={refused?.errors} message={refused?.message} />
          <StepNotes progress={progress} current={step} />
          <RepricedLines lines={frame.lines} />
          {frame.emailHint ? <EmailSuggestion {...frame.emailHint} /> : null}
          {frame.otherRegion ? <RegionOffer {...frame.otherRegion} /> : null}
          <Outcome kind={refused?.said?.kind ?? 'notice'} text={refused?.said?.text ?? null} />
          {aside ? children : null}
        </div>
        {aside ?? <OrderSummary frame={frame} formId={formId} />}
        {aside ? null : <div className="stack gap-6">{children}</div>}
      </div>
    </div>
  )
}
