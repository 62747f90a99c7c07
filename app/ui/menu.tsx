import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon'

interface MenuProps {
  label: ReactNode
  /** Menus of one group close each other. */
  group?: string
  /** Media query under which it covers the page: there it also closes on Escape and when focus or pointer go elsewhere. */
  covers?: string
  children: ReactNode
}

/** A branch that its own line opens and closes, without script too. */
export function Menu({ label, group, covers, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => (covers && details.current ? closeOnLeave(details.current, covers) : undefined), [covers])
  return (
    <details className="menu" name={group} ref={details}>
      <summary>
        {label}
        <Icon name="chevron-right" />
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}

/** Closes `details`, where it covers the page, on Escape, on the way back and when focus or pointer go elsewhere. */
export function closeOnLeave(details: HTMLDetailsElement, covers: string): () => void {
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.open || !matchMedia(covers).matches) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  function closeOnOutside({ type, target }: Event) {
    // a press on plain words gives the focus to what stands around them, which is no way out
    const isAround = type === 'focusin' && target instanceof Node && target.contains(details)
    const isInside = target instanceof Node && details.contains(target)
    if (!isInside && !isAround && matchMedia(covers).matches) details.open = false
  }
  details.addEventListener('keydown', closeOnEscape)
  document.addEventListener('pointerdown', closeOnOutside)
  document.addEventListener('focusin', closeOnOutside)
  window.addEventListener('popstate', closeOnOutside)
  return () => {
    details.removeEventListener('keydown', closeOnEscape)
    document.removeEventListener('pointerdown', closeOnOutside)
    document.removeEventListener('focusin', closeOnOutside)
    window.removeEventListener('popstate', closeOnOutside)
  }
}
