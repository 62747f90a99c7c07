import { useT } from '~/i18n/use-t'
import { AccountFrame } from '../account-frame'
import { type SavedMethod } from './saved-method'

/** The ways to pay that providers keep for the customer; null where nobody can say. */
export function PaymentMethodsPage({ methods }: { methods: readonly SavedMethod[] | null }) {
  const t = useT()
  const state = methods === null ? 'unknown' : methods.length === 0 ? 'empty' : 'lead'
  return (
    <AccountFrame
      part="payment-methods"
      title={t('account:payment-methods.title')}
      lead={<p className="lead">{t(`account:payment-methods.${state}`)}</p>}
    >
      {state === 'lead' ? (
        <ul className="stack">
          {methods?.map(({ provider, card }, index) => (
            <li key={index} className="panel">
              {card ? t('account:payment-methods.card', { ...card }) : provider}
            </li>
          ))}
        </ul>
      ) : null}
    </AccountFrame>
  )
}
