import { useLocation } from '@remix-run/react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type ChoiceSheet } from '~/features/cart/choice-sheet'
import { type AskedChoice, ChoiceContext } from '~/features/catalog/quick-add'
import { type Offer } from '~/features/catalog/product/product-page.server'
import { getRouter } from '~/http/remix-window'
import { useLocale } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ask } from '~/rpc/ask'

type Opened = AskedChoice & { offer: Offer; Sheet: typeof ChoiceSheet }

/** Lets the cards of the page open their options over it; where these do not come, the product's own page is opened. */
export function QuickChoices({ children }: { children: ReactNode }) {
  const { code } = useLocale()
  const { key } = useLocation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const latest = useRef<AskedChoice | null>(null)
  useEffect(() => {
    // whatever leads on leaves the sheet, and what is still on its way
    latest.current = null
    setOpened(null)
  }, [key])

  // the same as long as the page is, so that no card is drawn for what the router is about
  const open = useCallback(
    async (asked: AskedChoice): Promise<void> => {
      latest.current = asked
      const { handle, search } = asked
      const [{ data }, Sheet] = await Promise.all([
        ask((rpc) => rpc.catalog.offer.query({ locale: code, handle })),
        loadSheet().catch(() => null),
      ])
      if (latest.current !== asked) return
      if (data && Sheet) setOpened({ ...asked, offer: data, Sheet })
      else void getRouter().navigate(`${paths.product(code, handle)}${search}#options`)
    },
    [code],
  )

  return (
    <ChoiceContext.Provider value={open}>
      {children}
      {opened ? (
        <opened.Sheet key={opened.handle} offer={opened.offer} search={opened.search} onClose={() => setOpened(null)} />
      ) : null}
    </ChoiceContext.Provider>
  )
}

async function loadSheet(): Promise<typeof ChoiceSheet> {
  return (await import('~/features/cart/choice-sheet')).ChoiceSheet
}
