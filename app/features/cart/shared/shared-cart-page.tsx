import { Form, useNavigation } from '@remix-run/react'
import { useRefused } from '~/forms/use-refused'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { ErrorSummary } from '~/ui/error-summary'
import { Image } from '~/ui/image'
import { Money } from '~/ui/money'
import { EnergyLabel } from '../../catalog/energy-label'
import { type SavedView } from '../saved-view'
import { type SharedCartData } from './shared-cart-data'

interface SharedCartPageProps {
  shared: SharedCartData
}

/** A bag that somebody has sent: to look at, and to take over with a button. */
export function SharedCartPage({ shared: { state, lines, currency } }: SharedCartPageProps) {
  const t = useT()
  const { code } = useLocale()
  const refused = useRefused()
  const isSending = useNavigation().state !== 'idle'
  if (state !== 'open') {
    return (
      <div className="page cart">
        <EmptyState
          icon="bag"
          title={t(`cart:shared.${state}`)}
          text={t('cart:shared.ask-again')}
          action={<ButtonLink to={paths.cart(code)}>{t('cart:shared.own-bag')}</ButtonLink>}
        />
      </div>
    )
  }
  return (
    <div className="page cart stack">
      <h1>{t('cart:shared.heading')}</h1>
      <ErrorSummary problems={undefined} message={refused?.message} />
      <p>{t('cart:shared.text')}</p>
      <ul className="lines measure">
        {lines.map((line) => (
          <SharedLine key={line.variantId} line={line} currency={currency} />
        ))}
      </ul>
      <Form method="post" className="cluster">
        <Button size="large" pending={isSending}>
          {t('cart:shared.take-over')}
        </Button>
      </Form>
    </div>
  )
}

function SharedLine({ line, currency }: { line: SavedView; currency: string }) {
  const t = useT()
  const { title, lang, quantity, price, picture, state, energy } = line
  return (
    <li className="cart-line" data-testid="shared-line">
      <div className="picture">
        {picture ? <Image src={picture} alt="" width={960} height={1200} sizes="8rem" widest={128} /> : null}
      </div>
      <div className="cart-line-body">
        <div className="cart-line-words">
          <h2>{title ? <bdi lang={lang}>{title}</bdi> : t('cart:shared.unknown')}</h2>
          <p className="muted small">{t('cart:saved.quantity', { count: quantity })}</p>
        </div>
        {price === null ? null : (
          <p>
            <Money amount={price * quantity} currency={currency} /> {energy ? <EnergyLabel energy={energy} /> : null}
          </p>
        )}
        {state === 'ok' ? null : <p className="cart-line-note">{t(`cart:saved.${state}`)}</p>}
      </div>
    </li>
  )
}
