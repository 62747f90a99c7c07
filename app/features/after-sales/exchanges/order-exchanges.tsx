import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Tracking } from '../../orders/tracking'
import { ExchangeDifference } from './exchange-difference'
import { type OrderExchangesData } from './exchange-view'

/** On an order's page: what of it is exchanged, and the way to exchange more. Nothing where there is neither. */
export function OrderExchanges({ orderId, currency, exchanges, mayExchange }: OrderExchangesData) {
  const t = useT()
  const { code } = useLocale()
  if (exchanges.length === 0 && !mayExchange) return null
  return (
    <section className="stack" aria-labelledby="order-exchanges">
      <h2 id="order-exchanges">{t('after-sales:exchange.section')}</h2>
      {exchanges.length > 0 ? (
        <ul className="lines">
          {exchanges.map((exchange) => (
            <li key={exchange.cartId} data-testid="order-exchange" className="stack gap-1">
              <Link to={paths.orderExchange(code, orderId, exchange.cartId)}>
                {t('after-sales:exchange.name', { number: exchange.number, date: exchange.date })}
              </Link>
              <p className="small">{t(`after-sales:exchange.states.${exchange.state}`)}</p>
              <Tracking links={exchange.tracking} />
              <ExchangeDifference exchange={exchange} currency={currency} />
            </li>
          ))}
        </ul>
      ) : null}
      {mayExchange ? (
        <p className="cluster">
          <ButtonLink to={paths.exchangeOrder(code, orderId)} kind="secondary">
            {t('after-sales:exchange.start')}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}
