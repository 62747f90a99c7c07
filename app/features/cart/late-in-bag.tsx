import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { followCart, getCart } from './cart-store'
import { type InBag as InBagType } from './in-bag'

type Props = ComponentProps<typeof InBagType>

// a file that is not there any more belongs to a page from before an update, which does without
const InBag = lazy<ComponentType<Props>>(async () => {
  const found = await import('./in-bag').catch(() => null)
  return { default: found?.InBag ?? (() => null) }
})

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
