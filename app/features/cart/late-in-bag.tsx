import { type ComponentProps, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { latePart } from '~/ui/late-part'
import { followCart, getCart } from './cart-store'
import { type InBag as InBagType } from './in-bag'

type Props = ComponentProps<typeof InBagType>

const InBag = latePart<Props>(() => import('./in-bag').then((found) => found.InBag))

/** `InBag`, loaded once this browser knows of a bag: most who look at a product have none. */
export function LateInBag(props: Props) {
  const cart = useSyncExternalStore(followCart, getCart, () => null)
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    if (cart?.items && cart.items.length > 0) setKnown(true)
  }, [cart])
  if (!isKnown) return null
  return (
    <Suspense fallback={null}>
      <InBag {...props} />
    </Suspense>
  )
}
