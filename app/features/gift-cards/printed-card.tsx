import { type MouseEvent } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { useHydrated } from '~/ui/use-hydrated'

export interface PrintedCard {
  orderId: string
  code: string
  title: string
  /** In the money that it is worth. */
  value: string
  /** Of whom it is for; empty where nobody has said. */
  name: string
  /** In lines; empty where there is none. */
  message: string
}

/** A gift card on one sheet of paper, A4 or Letter, to be given. */
export function PrintedCard({ card, shopName, address }: { card: PrintedCard; shopName: string; address: string }) {
  const t = useT()
  const { code } = useLocale()
  const hydrated = useHydrated()
  function print(event: MouseEvent) {
    event.preventDefault()
    window.print()
  }
  return (
    <div className="page stack">
      <p className="no-print">
        {t('gift-cards:print.hint')} <Link to={paths.order(code, card.orderId)}>{t('gift-cards:print.back')}</Link>
      </p>
      {hydrated ? (
        <p className="no-print">
          <Button kind="secondary" type="button" onClick={print}>
            {t('gift-cards:print.print')}
          </Button>
        </p>
      ) : null}
      <article className="printed-card" aria-labelledby="printed-card">
        <p className="wordmark">{shopName}</p>
        <h1 id="printed-card">{card.title}</h1>
        {card.name ? (
          <p className="lead">
            <bdi>{t('gift-cards:print.for', { name: card.name })}</bdi>
          </p>
        ) : null}
        {card.message ? (
          <blockquote className="gift-message" dir="auto">
            {card.message}
          </blockquote>
        ) : null}
        <div className="printed-code">
          <p>{t('gift-cards:print.code')}</p>
          <p>
            <bdi dir="ltr">{card.code}</bdi>
          </p>
        </div>
        <footer>
          <p>{t('gift-cards:print.how', { shop: shopName })}</p>
          <p>
            <bdi dir="ltr">{address}</bdi>
          </p>
        </footer>
      </article>
    </div>
  )
}
