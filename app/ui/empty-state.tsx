import { type ReactNode } from 'react'
import { Icon, type IconName } from './icon'

interface EmptyStateProps {
  title: ReactNode
  icon?: IconName
  text?: ReactNode
  /** The way on: a ButtonLink. */
  action?: ReactNode
}

/** What stands where there is nothing to list: why, and what to do instead. */
export function EmptyState({ title, icon, text, action }: EmptyStateProps) {
  return (
    <section className="empty-state">
      {icon ? <Icon name={icon} /> : null}
      <h1>{title}</h1>
      {text ? <p>{text}</p> : null}
      {action}
    </section>
  )
}
