import { useFetchers } from '@remix-run/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type CartReply } from '~/features/cart/cart-answer'
import { followCart, forgetCart, getCart, meetPage, putCart } from '~/features/cart/cart-store'
import { type KnownCart } from '~/features/cart/client-cart'
import { onSessionNews } from '~/features/session/session-news'
import { learnCart } from '~/rpc/browser-cart'

/** The pieces in the bag: as the page says, or as any call or tab of the browser has learned since. */
export function useCartCount(page: KnownCart | null): number {
  const known = useSyncExternalStore(followCart, getCart, () => null)
  const isFirst = useRef(true)
  useEffect(() => {
    // a page that Back has loaded may be an old one
    const isOld = isFirst.current && isFromHistory()
    isFirst.current = false
    if (meetPage(page, isOld)) void learnCart()
  }, [page])
  useEffect(() => onSessionNews((news) => news === 'signout' && forgetCart()), [])
  return (known ?? page)?.count ?? 0
}

/** Takes the cart out of what the cart's forms are answered; draws nothing. */
export function AnsweredCarts(): null {
  const fetchers = useFetchers()
  const taken = useRef(new WeakSet<object>())
  useEffect(() => {
    for (const { data } of fetchers as { data?: Partial<CartReply> }[]) {
      const cart = data?.ok ? data.done?.cart : undefined
      // a form that is sent again shows its former answer until the next is there
      if (!cart?.items || taken.current.has(cart)) continue
      taken.current.add(cart)
      putCart(cart)
    }
  })
  return null
}

function isFromHistory(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type === 'back_forward'
}
