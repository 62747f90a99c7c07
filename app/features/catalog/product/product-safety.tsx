import { Fragment } from 'react'
import { type VariantRecord } from '../product-record'
import { type ProductSafety as Safety, type SafetyRow } from './product-safety.server'

interface ProductSafetyProps {
  safety: Safety
  /** The chosen one; null for a product that has none. */
  variant: Pick<VariantRecord, 'sku' | 'gtin'> | null
}

/** Warnings, who has made the product and who answers for it, and by what it is identified beside its picture. */
export function ProductSafety({ safety: { title, warnings, rows, codes }, variant }: ProductSafetyProps) {
  const numbers = [toCode(codes.sku, variant?.sku), toCode(codes.gtin, variant?.gtin)].flat()
  if (!warnings && rows.length + numbers.length === 0) return null
  return (
    <section className="stack safety" aria-labelledby="safety">
      <h2 id="safety">{title}</h2>
      {warnings ? (
        <div className="panel">
          <h3>{warnings.title}</h3>
          <ul lang={warnings.lang}>
            {warnings.lines.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <dl className="rows">
        {[...numbers, ...rows].map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </dl>
    </section>
  )
}

function Row({ label, lines, link }: SafetyRow) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {lines.map((line, place) => (
          <Fragment key={line}>
            {place > 0 ? <br /> : null}
            <bdi>{line}</bdi>
          </Fragment>
        ))}
        {lines.length > 0 && link ? <br /> : null}
        {link ? (
          <a href={link.href}>
            <bdi>{link.text}</bdi>
          </a>
        ) : null}
      </dd>
    </div>
  )
}

function toCode(label: string, code: string | null | undefined): SafetyRow[] {
  return code ? [{ label, lines: [code], link: null }] : []
}
