import { StaticHtml } from '~/ui/static-html'
import { type VariantRecord } from '../product-record'
import { type SafetyView } from './product-safety.server'

interface ProductSafetyProps {
  safety: SafetyView
  /** The chosen one; null where none is. */
  variant: Pick<VariantRecord, 'sku' | 'gtin'> | null
}

/** What is to be known of the product's safety, and by which codes the chosen variant is identified. */
export function ProductSafety({ safety: { title, facts, codes }, variant }: ProductSafetyProps) {
  const shown = codes.flatMap(({ kind, label }) => {
    const code = variant?.[kind]
    return code ? [{ label, code }] : []
  })
  if (!facts && shown.length === 0) return null
  return (
    <section className="stack safety" aria-labelledby="safety">
      <h2 id="safety">{title}</h2>
      <StaticHtml html={facts} />
      {shown.length > 0 ? (
        <dl className="rows">
          {shown.map(({ label, code }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{code}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
