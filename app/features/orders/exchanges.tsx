import { useT } from '~/i18n/use-t'
import { Money } from '~/ui/money'
import { type ExchangeView } from './exchange'

interface ExchangesProps {
  exchanges: readonly ExchangeView[]
  currency: string
}

/** What comes in exchange for something of the order, in brief. */
export function Exchanges({ exchanges, currency }: ExchangesProps) {
  const t = useT()
  return exchanges.map(({ id, lines, difference }) => (
    <section key={id} className="stack gap-2" aria-labelledby={id}>
      <h2 id={id}>{t('orders:exchange.heading')}</h2>
      <ul className="stack gap-1">
        {lines.map((line) => (
          <li key={line.id}>
            {line.title}{' '}
            <span className="muted small">
              {[line.variant, t('orders:quantity', { count: line.quantity })].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {difference ? (
        <p>
          {t(difference < 0 ? 'orders:exchange.back' : 'orders:exchange.due')}{' '}
          <Money amount={Math.abs(difference)} currency={currency} />
        </p>
      ) : null}
    </section>
  ))
}
