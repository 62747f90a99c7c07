import { useSyncExternalStore } from 'react'

function subscribe(): () => void {
  return () => undefined
}

/** False on the server and for the first drawing in the browser, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
