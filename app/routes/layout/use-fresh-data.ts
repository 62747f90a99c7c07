import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useSession } from '~/features/session/use-session'

/** Loads the page's data anew when somebody signed in or out elsewhere: bag, prices and orders are another person's then. */
export function useFreshData(): void {
  const { revalidate } = useRevalidator()
  const email = useSession().session?.user.email
  const shown = useRef(email)
  useEffect(() => {
    if (shown.current === email) return
    shown.current = email
    revalidate()
  }, [email, revalidate])
}
