import { type ReactNode } from 'react'
import { Link } from './link'
import { useDigits, useT } from '~/i18n/use-t'
import { Icon, type IconName } from './icon'
import { LiveRegion } from './live-region'
import { VisuallyHidden } from './visually-hidden'

export interface Step {
  label: string
  state: 'pending' | 'current' | 'completed' | 'loading' | 'error'
  /** The step that the page itself is; by default the one whose state says so. */
  isCurrent?: boolean
  /** Stands in the place of a number: what has gone before the first step. */
  icon?: IconName
  /** Where the step can be changed; a link unless the step is pending or the page itself. */
  path?: string
}

const marks = { completed: 'check', error: 'alert' } as const

function StepBody({ label, state, icon, number }: Step & { number: number }) {
  const t = useT()
  const toDigits = useDigits()
  const mark = state === 'completed' || state === 'error' ? marks[state] : icon
  return (
    <>
      <span className="stepper-mark" aria-hidden="true">
        {mark ? <Icon name={mark} /> : toDigits(number)}
      </span>
      <span>
        {label}
        <VisuallyHidden>
          {t('common:punctuation.comma')}
          {t(`common:stepper.${state}`)}
        </VisuallyHidden>
      </span>
    </>
  )
}

/**
 * How far a task of several pages has come: side by side, one above the other on a screen of at most 43em. That a step
 * is loading is also said aloud.
 * @param line what such a small screen shows instead of the steps until they are asked for
 */
export function Stepper({ steps, line }: { steps: readonly Step[]; line?: string }) {
  const t = useT()
  const loading = steps.find(({ state }) => state === 'loading')
  const uncounted = steps.filter(({ icon }) => icon).length
  const list = (
    <ol className="stepper">
      {steps.map((step, index) => (
        <StepItem key={step.label} step={step} number={index + 1 - uncounted} />
      ))}
    </ol>
  )
  return (
    <nav aria-label={t('common:stepper.label')}>
      {line ? <Fold line={line}>{list}</Fold> : list}
      <LiveRegion
        message={loading ? `${loading.label}${t('common:punctuation.comma')}${t('common:stepper.loading')}` : ''}
      />
    </nav>
  )
}

function Fold({ line, children }: { line: string; children: ReactNode }) {
  return (
    <details className="disclosure stepper-fold">
      <summary>
        {line}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}

function StepItem({ step, number }: { step: Step; number: number }) {
  const { state, path, isCurrent = state === 'current' } = step
  const isLink = path !== undefined && !isCurrent && (state === 'completed' || state === 'error')
  return (
    <li data-state={state} aria-current={isCurrent ? 'step' : undefined} aria-busy={state === 'loading' || undefined}>
      {isLink ? (
        <Link className="stepper-step" to={path}>
          <StepBody {...step} number={number} />
        </Link>
      ) : (
        <span className="stepper-step">
          <StepBody {...step} number={number} />
        </span>
      )}
    </li>
  )
}
