import { useT } from '~/i18n/use-t'
import { Disclosure } from '~/ui/disclosure'
import { Link } from '~/ui/link'
import { GiftWords } from '../gift-note/gift-words'
import { type BoughtCardView } from './gift-card'
import { GiftCardDetails } from './gift-card-details'
import { UseCardForm } from './use-card-form'

/** The gift cards that were bought with an order, folded away from who looks over the buyer's shoulder. */
export function BoughtCards({ cards }: { cards: readonly BoughtCardView[] }) {
  const t = useT()
  if (cards.length === 0) return null
  return (
    <section className="stack gap-2" aria-labelledby="bought-cards-title">
      <h2 id="bought-cards-title">{t('gift-cards:bought.title', { count: cards.length })}</h2>
      <p>
        {cards.some(({ state }) => state !== null)
          ? t('gift-cards:bought.text-sent')
          : t('gift-cards:bought.text', { count: cards.length })}
      </p>
      <Sent cards={cards} />
      <Disclosure summary={t('gift-cards:bought.show', { count: cards.length })}>
        <ul className="stack gap-5">
          {cards.map((card) => (
            <li key={card.code} className="stack gap-2">
              <GiftCardDetails card={card} />
              <GiftWords note={card.note} />
              {card.printPath ? (
                <p>
                  <Link to={card.printPath}>{t('gift-cards:print.link')}</Link>
                </p>
              ) : null}
              {card.balance > 0 && card.state === null ? <UseCardForm code={card.code} /> : null}
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}

/** What is sent to somebody else, in plain sight: nothing of it is money. */
function Sent({ cards }: { cards: readonly BoughtCardView[] }) {
  const sent = cards.filter(({ state }) => state !== null)
  if (sent.length === 0) return null
  return (
    <ul className="stack gap-3" data-testid="sent-cards">
      {sent.map(({ code, note, state }) => (
        <li key={code}>
          <p>
            <strong>{state}</strong>
          </p>
          <GiftWords note={note && { ...note, message: '' }} />
        </li>
      ))}
    </ul>
  )
}
