import { Link } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'

export interface Step {
  label: string
  state: 'pending' | 'current' | 'completed' | 'loading' | 'error'
  /** Where the step can be changed; a link unless the step is pending or the page itself. */
  path?: string
}

const marks = { completed: 'check', error: 'alert' } as const

function StepBody({ label, state }: Step) {
  const t = useT()
  return (
    <>
      <span className="stepper-mark" aria-hidden="true">
        {state === 'completed' || state === 'error' ? <Icon name={marks[state]} /> : null}
      </span>
      <span>
        {label}
        <VisuallyHidden>
          {', '}
          {t(`common:stepper.${state}`)}
        </VisuallyHidden>
      </span>
    </>
  )
}

/** How far a task of several pages has come: side by side, one above the other on a screen of at most 43em. */
export function Stepper({ steps }: { steps: readonly Step[] }) {
  const t = useT()
  return (
    <nav aria-label={t('common:stepper.label')}>
      <ol className="stepper">
        {steps.map((step) => (
          <li
            key={step.label}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
            aria-busy={step.state === 'loading' || undefined}
          >
            {step.path && (step.state === 'completed' || step.state === 'error') ? (
              <Link className="stepper-step" to={step.path}>
                <StepBody {...step} />
              </Link>
            ) : (
              <span className="stepper-step">
                <StepBody {...step} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
