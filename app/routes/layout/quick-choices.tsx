import { useLocation, useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ChoiceSheet } from '~/features/cart/choice-sheet'
import { type AskedChoice, ChoiceContext } from '~/features/catalog/quick-add'
import { type Offer } from '~/features/catalog/product/product-page.server'
import { useLocale } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ask } from '~/rpc/ask'

type Opened = AskedChoice & { offer: Offer; Sheet: typeof ChoiceSheet }

/** Lets the cards of the page open their options over it; where these do not come, the product's own page is opened. */
export function QuickChoices({ children }: { children: ReactNode }) {
  const { code } = useLocale()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const latest = useRef<AskedChoice | null>(null)
  useEffect(() => {
    // whatever leads on leaves the sheet, and what is still on its way
    latest.current = null
    setOpened(null)
  }, [key])

  async function open(asked: AskedChoice): Promise<void> {
    latest.current = asked
    const { handle, search } = asked
    const [{ data }, Sheet] = await Promise.all([
      ask((rpc) => rpc.catalog.offer.query({ locale: code, handle })),
      loadSheet().catch(() => null),
    ])
    if (latest.current !== asked) return
    if (data && Sheet) setOpened({ ...asked, offer: data, Sheet })
    else navigate(`${paths.product(code, handle)}${search}#options`)
  }

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
