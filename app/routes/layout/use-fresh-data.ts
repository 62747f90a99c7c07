import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useSession } from '~/features/session/use-session'

/**
 * Loads the page's data anew when somebody signed in or out elsewhere: bag, prices and orders are another person's then. The
 * same after a change of name or address.
 */
export function useFreshData(): void {
  const { revalidate } = useRevalidator()
  const user = useSession().session?.user
  const who = user && `${user.email} ${user.name}`
  const shown = useRef(who)
  useEffect(() => {
    if (shown.current === who) return
    shown.current = who
    revalidate()
  }, [who, revalidate])
}
