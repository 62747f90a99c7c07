import { Fragment } from 'react'
import { type ProductSafety, type SafetyRow } from './product-safety.server'

/** Warnings, who has made the product and who answers for it, and by what it is identified beside its picture. */
export function SafetyFacts({ warnings, rows }: Pick<ProductSafety, 'warnings' | 'rows'>) {
  return (
    <>
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
      {rows.length > 0 ? (
        <dl className="rows">
          {rows.map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </dl>
      ) : null}
    </>
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
