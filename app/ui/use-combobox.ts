import { useEffect, useState } from 'react'

interface ComboboxOptions {
  /** The listbox's id; its options are `toOptionId(listId, index)`, from 0. */
  listId: string
  /** How many options there are now. */
  count: number
}

export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/**
 * Makes a plain text field an editable combobox with a list popup, by the ARIA Authoring Practices Guide: arrows walk the
 * options and open the list, Enter follows the option, Escape closes the list, all else edits the text. The field
 * stays the same element with its text and its focus; without an open list it is a plain field again.
 */
export function useCombobox(input: HTMLInputElement, { listId, count }: ComboboxOptions) {
  const [wanted, setWanted] = useState(true)
  const [active, setActive] = useState(-1)
  const open = wanted && count > 0

  useEffect(() => {
    function close() {
      setWanted(false)
      setActive(-1)
    }
    function edit() {
      setWanted(true)
      setActive(-1)
    }
    function press(event: KeyboardEvent) {
      const next = event.isComposing ? null : toMove(event.key, { open, active, count })
      if (!next) return
      if (next.consumed) event.preventDefault()
      if (next.followed) document.getElementById(toOptionId(listId, active))?.click()
      setWanted(next.open)
      setActive(next.active)
    }
    const events = new AbortController()
    const { signal } = events
    input.addEventListener('input', edit, { signal })
    input.addEventListener('click', () => setWanted(true), { signal })
    input.addEventListener('keydown', press, { signal })
    input.addEventListener('blur', close, { signal })
    return () => events.abort()
  }, [input, listId, open, active, count])

  useEffect(() => {
    const option = open && active >= 0 ? toOptionId(listId, active) : null
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? listId : null,
      'aria-activedescendant': option,
    })
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, open, active])

  return { open, active }
}

interface ComboboxState {
  open: boolean
  /** -1 for the field itself. */
  active: number
  count: number
}

interface Move {
  open: boolean
  active: number
  /** The field must not act on the key as well. */
  consumed: boolean
  followed: boolean
}

/** What a key does; null for one that the combobox leaves alone. */
export function toMove(key: string, { open, active, count }: ComboboxState): Move | null {
  if (count === 0) return null
  const walk = (next: number): Move => ({ open: true, active: next, consumed: true, followed: false })
  if (key === 'ArrowDown') return walk(open ? (active + 1) % count : 0)
  if (key === 'ArrowUp') return walk(open && active > 0 ? active - 1 : count - 1)
  if (!open) return null
  if (key === 'Escape') return { open: false, active: -1, consumed: true, followed: false }
  if (active < 0) return null
  if (key === 'Enter') return { open: false, active: -1, consumed: true, followed: true }
  const edits = ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)
  return edits ? { open, active: -1, consumed: false, followed: false } : null
}

function setAttributes(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}
