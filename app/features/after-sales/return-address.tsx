import { useT } from '~/i18n/use-t'
import { AddressLabel } from '../address/address-label'

/** Where something is sent back to, or that the merchant will say it. */
export function ReturnAddress({ lines }: { lines: readonly string[] }) {
  const t = useT()
  return (
    <section className="stack gap-1" aria-labelledby="return-address" data-testid="return-address">
      <h2 id="return-address" className="small">
        {t('after-sales:send-to.address')}
      </h2>
      {lines.length > 0 ? <AddressLabel lines={lines} /> : <p>{t('after-sales:send-to.unknown')}</p>}
    </section>
  )
}
