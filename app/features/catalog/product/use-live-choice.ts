import { useEffect, useState } from 'react'
import { askableVariants, type LiveAvailability, type LiveStock, withLiveStock } from './live-stock'
import { type ProductChoice, toProductChoice } from './product-choice'
import { type ProductView } from './product-view'

/** Asks for the stock of these variants; null where the shop does not answer. */
export type AskStock = (variantIds: string[]) => Promise<LiveAvailability[] | null>

const betweenChecksMs = 120_000
const youngMs = 10_000

/**
 * What the page shows for `?variant=`, with a stock that is asked for anew when the tab is looked at again and every
 * two minutes while it is. The variant shown stays the same whatever the stock says, and so does all of it where the
 * shop does not answer.
 */
export function useLiveChoice(product: ProductView, wanted: string | null, ask: AskStock): ProductChoice | null {
  const stock = useLiveStock(product, ask)
  const choice = toProductChoice(product, wanted)
  if (!choice || !stock) return choice
  const live = toProductChoice({ ...product, variants: withLiveStock(product.variants, stock) }, choice.variant.id)
  return live && { ...live, missing: choice.missing }
}

function useLiveStock(product: ProductView, ask: AskStock): LiveStock | null {
  const [answer, setAnswer] = useState<{ about: ProductView; stock: LiveStock } | null>(null)
  useEffect(() => {
    const asked = product.variants.slice(0, askableVariants).map(({ id }) => id)
    if (asked.length === 0) return
    let isGone = false
    let checkedAt = Date.now()
    async function check() {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < youngMs) return
      checkedAt = Date.now()
      const found = await ask(asked)
      if (found && !isGone) setAnswer({ about: product, stock: { asked, found } })
    }
    document.addEventListener('visibilitychange', check)
    const timer = setInterval(check, betweenChecksMs)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', check)
      clearInterval(timer)
    }
  }, [product, ask])
  // a product that was loaded anew brought its stock with it
  return answer?.about === product ? answer.stock : null
}
