import { Form } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { EnergyLabel } from '../catalog/energy-label'
import { UnitPrice } from './line-unit-price'
import { type SavedView } from './saved-view'

interface SavedLinesListProps {
  saved: readonly SavedView[]
  /** ISO 4217. */
  currency: string
}

/** What was put aside for later, with the way back into the bag. */
export function SavedLinesList({ saved, currency }: SavedLinesListProps) {
  const t = useT()
  if (saved.length === 0) return null
  return (
    <section className="stack" aria-labelledby="saved-lines">
      <h2 id="saved-lines">{t('cart:saved.heading')}</h2>
      <ul className="lines">
        {saved.map((line) => (
          <SavedRow key={line.variantId} line={line} currency={currency} />
        ))}
      </ul>
    </section>
  )
}

function SavedRow({ line, currency }: { line: SavedView; currency: string }) {
  const t = useT()
  const { code } = useLocale()
  const { variantId, quantity, title, lang, state, price, picture, handle, energy } = line
  return (
    <li className="cart-line" data-testid="saved-line">
      <div className="picture">
        {picture ? <Image src={picture} alt="" width={960} height={1200} sizes="8rem" widest={128} /> : null}
      </div>
      <div className="cart-line-body">
        <div className="cart-line-words">
          <h3>
            <bdi lang={lang}>{handle ? <Link to={paths.product(code, handle, variantId)}>{title}</Link> : title}</bdi>
          </h3>
          <p className="muted small">{t('cart:saved.quantity', { count: quantity })}</p>
        </div>
        {price === null ? null : (
          <div>
            <Money amount={price * quantity} currency={currency} /> {energy ? <EnergyLabel energy={energy} /> : null}
            {quantity > 1 ? <UnitPrice amount={price} currency={currency} /> : null}
          </div>
        )}
        {state === 'ok' ? null : <p className="cart-line-note">{t(`cart:saved.${state}`)}</p>}
        <div className="cart-line-forms">
          {state === 'ok' ? <SavedForm intent="take-back" line={line} /> : null}
          <SavedForm intent="forget" line={line} />
        </div>
      </div>
    </li>
  )
}

function SavedForm({ intent, line }: { intent: 'take-back' | 'forget'; line: SavedView }) {
  const t = useT()
  const { code } = useLocale()
  const path = paths.cart(code)
  const { variantId, quantity, title } = line
  return (
    <Form method="post" action={path}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="variantId" value={variantId} />
      {intent === 'forget' ? null : (
        <>
          <input type="hidden" name="quantity" value={quantity} />
          <input type="hidden" name="returnTo" value={path} />
        </>
      )}
      <Button kind="quiet" size="small" aria-label={t(`cart:saved.${intent}-label`, { title })}>
        {t(`cart:saved.${intent}`)}
      </Button>
    </Form>
  )
}
