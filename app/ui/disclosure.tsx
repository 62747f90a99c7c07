import { type ReactNode } from 'react'
import { Icon } from './icon'

interface DisclosureProps {
  summary: ReactNode
  /** How it comes; the visitor opens and closes it afterwards. */
  open?: boolean
  /** Stands in a box of its own. */
  boxed?: boolean
  children: ReactNode
}

/** Something that is folded away until it is asked for. */
export function Disclosure({ summary, open, boxed = false, children }: DisclosureProps) {
  return (
    <details className={boxed ? 'disclosure panel' : 'disclosure'} open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
