import { useLocation } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { getRouter } from '~/http/remix-window'

/**
 * The query of the address that this page is on its way to, `?sort=name`, or of its own where it stays or another page
 * is coming. Links made from it add up, however quickly they follow each other.
 *
 * It is read from the router itself, since `useNavigation` tells of a click by a transition, which a slow device draws
 * after the next click.
 */
export function useComingSearch(): string {
  const { pathname, search } = useLocation()
  return useSyncExternalStore(
    subscribe,
    () => {
      const { navigation, location } = getRouter().state
      const coming = navigation.location ?? location
      return coming.pathname === pathname ? coming.search : search
    },
    () => search,
  )
}

function subscribe(notify: () => void): () => void {
  return getRouter().subscribe(notify)
}
