import { useLocation } from '@remix-run/react'
import { useRouterState } from './use-router-state'

/**
 * The query of the address that this page is on its way to, `?sort=name`, or of its own where it stays or another page
 * is coming. Links made from it add up, however quickly they follow each other.
 */
export function useComingSearch(): string {
  const { pathname, search } = useLocation()
  return useRouterState(({ navigation, location }) => {
    const coming = navigation.location ?? location
    return coming.pathname === pathname ? coming.search : search
  }, search)
}
