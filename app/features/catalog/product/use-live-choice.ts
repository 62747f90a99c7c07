import { useCallback, useState } from 'react'
import { useLookAgain } from '~/ui/use-look-again'
import { askableVariants, type LiveAvailability, type LiveStock, withLiveStock } from './live-stock'
import { type ProductChoice, toChoiceSearch, toProductChoice } from './product-choice'
import { type ProductView } from './product-view'

/** Asks for the stock of these variants; null where the shop does not answer. */
export type AskStock = (variantIds: string[]) => Promise<LiveAvailability[] | null>

/**
 * What the page shows for its query, with a stock that is asked for anew when the tab is looked at again and every
 * two minutes while it is. What is chosen stays the same whatever the stock says, and so does all of it where the
 * shop does not answer.
 */
export function useLiveChoice(product: ProductView, params: URLSearchParams, ask: AskStock): ProductChoice | null {
  const stock = useLiveStock(product, ask)
  const choice = toProductChoice(product, params)
  if (!choice || !stock) return choice
  const variants = withLiveStock(product.variants, stock)
  const live = toProductChoice({ ...product, variants }, new URLSearchParams(toChoiceSearch(product, choice.chosen)))
  return live && { ...live, missing: choice.missing }
}

function useLiveStock(product: ProductView, ask: AskStock): LiveStock | null {
  const [answer, setAnswer] = useState<{ about: ProductView; stock: LiveStock } | null>(null)
  const check = useCallback(async () => {
    const asked = product.variants.slice(0, askableVariants).map(({ id }) => id)
    const found = asked.length > 0 ? await ask(asked) : null
    if (found) setAnswer({ about: product, stock: { asked, found } })
  }, [product, ask])
  useLookAgain(check)
  // a product that was loaded anew brought its stock with it
  return answer?.about === product ? answer.stock : null
}
