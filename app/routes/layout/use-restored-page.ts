import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * A page that the browser kept whole and shows again (https://web.dev/articles/bfcache) asks for its data anew. One that
 * was left while something was on its way would wait for that for ever, its button pending: it is loaded anew.
 */
export function useRestoredPage(): void {
  const { revalidate } = useRevalidator()
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    function handleShow({ persisted }: PageTransitionEvent): void {
      if (!persisted) return
      if (isIdle) revalidate()
      else location.reload()
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [isIdle, revalidate])
}
