import { useLocation, useNavigate } from '@remix-run/react'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type ChoiceSheet as ChoiceSheetType } from '~/features/cart/choice-sheet'
import { type AskedChoice, ChoiceContext } from '~/features/catalog/quick-add'
import { type Offer } from '~/features/catalog/product/product-page.server'
import { useLocale } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ask } from '~/rpc/ask'
import { latePart } from '~/ui/late-part'

const ChoiceSheet = latePart<ComponentProps<typeof ChoiceSheetType>>(() =>
  import('~/features/cart/choice-sheet').then((found) => found.ChoiceSheet),
)

type Opened = AskedChoice & { offer: Offer }

/** Lets the cards of the page open their options over it; where these do not come, the product's own page is opened. */
export function QuickChoices({ children }: { children: ReactNode }) {
  const { code } = useLocale()
  const { key } = useLocation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  // whatever leads on leaves the sheet
  useEffect(() => setOpened(null), [key])

  async function open(asked: AskedChoice): Promise<void> {
    const { handle, search } = asked
    const { data } = await ask((rpc) => rpc.catalog.offer.query({ locale: code, handle }))
    if (data) setOpened({ ...asked, offer: data })
    else navigate(`${paths.product(code, handle)}${search}#options`)
  }

  return (
    <ChoiceContext.Provider value={open}>
      {children}
      {opened ? (
        <Suspense fallback={null}>
          <ChoiceSheet offer={opened.offer} search={opened.search} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </ChoiceContext.Provider>
  )
}
