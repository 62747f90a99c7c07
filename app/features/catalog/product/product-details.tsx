import { useT } from '~/i18n/use-t'
import { type Detail } from './product-view'

/** What the product is made of, how large and heavy it is and where it comes from. */
export function ProductDetails({ details }: { details: readonly Detail[] }) {
  const t = useT()
  if (details.length === 0) return null
  return (
    <section className="stack" aria-labelledby="details">
      <h2 id="details">{t('catalog:details.title')}</h2>
      <dl className="rows">
        {details.map(({ kind, value }) => (
          <div key={kind}>
            <dt>{t(`catalog:details.${kind}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
