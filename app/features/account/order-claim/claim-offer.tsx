import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'

/** On the page of an order that is in no account, or in another than the one that is signed in. */
export function ClaimOffer({ orderId }: { orderId: string }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <section className="stack no-print" aria-labelledby="order-claim">
      <h2 id="order-claim">{t('account:claim.offer-title')}</h2>
      <p>{t('account:claim.offer')}</p>
      <p>
        <ButtonLink kind="secondary" to={paths.claimOrder(code, orderId)}>
          {t('account:claim.offer-action')}
        </ButtonLink>
      </p>
    </section>
  )
}
