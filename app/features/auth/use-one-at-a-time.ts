import { useEffect, useRef, useState } from 'react'

const longestLeaveMs = 10_000

/**
 * What a page's forms are doing, one of them at a time and once only: a second click begins nothing. What leads to another page
 * ends with this one; a page that the browser has kept and shows again (https://web.dev/articles/bfcache) is free again.
 */
export function useOneAtATime() {
  const [pending, setPending] = useState<string | null>(null)
  const isTaken = useRef(false)
  useEffect(() => {
    function handleShow({ persisted }: PageTransitionEvent): void {
      if (persisted) end()
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])

  /** False where something is under way already. */
  function begin(what: string): boolean {
    if (isTaken.current) return false
    isTaken.current = true
    setPending(what)
    return true
  }

  function end(): void {
    isTaken.current = false
    setPending(null)
  }

  /** Another page is on its way; who stops the browser from opening it may begin again after a while. */
  function leave(): void {
    setTimeout(end, longestLeaveMs)
  }

  return { pending, begin, end, leave }
}
