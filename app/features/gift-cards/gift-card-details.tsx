import { useT } from '~/i18n/use-t'
import { Money } from '~/ui/money'
import { type GiftCardView } from './gift-card'

/** A gift card's code, what it was issued with and what is left of it. */
export function GiftCardDetails({ card }: { card: GiftCardView }) {
  const t = useT()
  const { code, value, balance, currency } = card
  return (
    <dl className="rows" data-testid="gift-card">
      <div>
        <dt>{t('gift-cards:code')}</dt>
        <dd>
          <bdi>{code}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('gift-cards:value')}</dt>
        <dd>
          <Money amount={value} currency={currency} />
        </dd>
      </div>
      <div data-total="">
        <dt>{t('gift-cards:balance')}</dt>
        <dd>
          <Money amount={balance} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
