import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { type OrderReturnsData } from './return-view'

/** On an order's page: what comes and came back of it, and the way to send back more. Nothing where there is neither. */
export function OrderReturns({ orderId, returns, currency, mayReturn }: OrderReturnsData) {
  const t = useT()
  const { code } = useLocale()
  if (returns.length === 0 && !mayReturn) return null
  return (
    <section className="stack" aria-labelledby="order-returns">
      <h2 id="order-returns">{t('after-sales:return.section')}</h2>
      {returns.length > 0 ? (
        <ul className="lines">
          {returns.map(({ id, number, date, state, refund }) => (
            <li key={id} data-testid="order-return" className="stack gap-1">
              <Link to={paths.orderReturn(code, orderId, id)}>{t('after-sales:return.name', { number, date })}</Link>
              <p className="small">{t(`after-sales:return.states.${state}`)}</p>
              {state === 'cancelled' ? null : (
                <p className="muted small">
                  {t('after-sales:return.total')}
                  {t('common:punctuation.colon')}
                  <Money amount={refund} currency={currency} />
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {mayReturn ? (
        <p className="cluster">
          <ButtonLink to={paths.returnOrder(code, orderId)} kind="secondary">
            {t('after-sales:return.start')}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}
