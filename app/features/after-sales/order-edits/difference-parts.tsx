import { useT } from '~/i18n/use-t'
import { Money } from '~/ui/money'
import { type DifferenceView } from './difference'

/** In what parts it is paid, where that was settled before. */
export function DifferenceParts({
  parts,
  currency,
}: {
  parts: NonNullable<DifferenceView['parts']>
  currency: string
}) {
  const t = useT()
  return (
    <section className="stack gap-2" aria-labelledby="parts">
      <h3 id="parts">{t('after-sales:edit.parts')}</h3>
      <dl className="rows">
        {parts.map(({ id, label, amount, isPaid }) => (
          <div key={id}>
            <dt>
              {t(label)}
              {isPaid ? ` · ${t('after-sales:edit.part-paid')}` : null}
            </dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
