import { useT } from '~/i18n/use-t'
import { Disclosure } from '~/ui/disclosure'
import { type GiftCardView } from './gift-card'
import { GiftCardDetails } from './gift-card-details'
import { UseCardForm } from './use-card-form'

/** The gift cards that were bought with an order, folded away from who looks over the buyer's shoulder. */
export function BoughtCards({ cards }: { cards: readonly GiftCardView[] }) {
  const t = useT()
  if (cards.length === 0) return null
  return (
    <section className="stack gap-2" aria-labelledby="bought-cards-title">
      <h2 id="bought-cards-title">{t('gift-cards:bought.title', { count: cards.length })}</h2>
      <p>{t('gift-cards:bought.text', { count: cards.length })}</p>
      <Disclosure summary={t('gift-cards:bought.show', { count: cards.length })}>
        <ul className="stack gap-5">
          {cards.map((card) => (
            <li key={card.code} className="stack gap-2">
              <GiftCardDetails card={card} />
              {card.balance > 0 ? <UseCardForm code={card.code} /> : null}
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}
