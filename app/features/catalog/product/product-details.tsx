import { Link } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { type Foreign } from '../translation.server'
import { type ProductGroup } from './product-groups.server'
import { type Detail } from './product-view'

interface ProductDetailsProps extends Foreign {
  details: readonly Detail[]
  groups: readonly ProductGroup[]
}

/** What the product is made of, how large and heavy it is, where it comes from, and what it belongs to. */
export function ProductDetails({ details, groups, foreign }: ProductDetailsProps) {
  const t = useT()
  if (details.length + groups.length === 0) return null
  return (
    <section className="stack" aria-labelledby="details">
      <h2 id="details">{t('catalog:details.title')}</h2>
      <dl className="rows">
        {details.map(({ kind, value }) => (
          <div key={kind}>
            <dt>{t(`catalog:details.${kind}`)}</dt>
            <dd>
              <bdi lang={kind === 'material' ? foreign?.material : undefined}>{value}</bdi>
            </dd>
          </div>
        ))}
        {groups.map(({ kind, links }) => (
          <div key={kind}>
            <dt>{t(`catalog:details.${kind}`)}</dt>
            <dd className="cluster">
              {links.map(({ label, path, lang }) => (
                <Link key={path} to={path} prefetch="intent">
                  <bdi lang={lang}>{label}</bdi>
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
