import { useT } from '~/i18n/use-t'
import { Money } from '~/ui/money'
import { type ExchangeSummary } from './exchange-view'

/** How the difference of an exchange stands that was confirmed; nothing where nothing is due. */
export function ExchangeDifference({
  exchange: { difference, differenceState, payment },
  currency,
}: {
  exchange: Pick<ExchangeSummary, 'difference' | 'differenceState' | 'payment'>
  currency: string
}) {
  const t = useT()
  if (difference === null || differenceState === null) return null
  return (
    <div className="stack gap-1">
      <p data-testid="difference">
        {t(`after-sales:exchange.differences.${differenceState}`)}
        {t('common:punctuation.colon')}
        <Money amount={Math.abs(difference)} currency={currency} />
      </p>
      {differenceState === 'due' && payment ? <p className="muted small">{payment}</p> : null}
    </div>
  )
}
