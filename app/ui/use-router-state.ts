import { useCallback, useSyncExternalStore } from 'react'
import { getRouter, type Router } from '~/http/remix-window'

/**
 * What `select` makes of the router's state, which is compared by `Object.is`; on the server and until the page is hydrated what
 * `initially` makes. `useNavigation` tells of a click by a transition, which a slow device draws after the next click,
 * and it and `useFetcher` draw who asks anew with whatever the router does.
 */
export function useRouterState<T>(select: (state: Router['state']) => T, initially: T): T {
  const getState = useCallback(() => select(getRouter().state), [select])
  return useSyncExternalStore(subscribe, getState, () => initially)
}

function subscribe(notify: () => void): () => void {
  return getRouter().subscribe(notify)
}
