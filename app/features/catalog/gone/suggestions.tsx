import { Link } from '@remix-run/react'
import { I18nProvider, useLocale, useT } from '~/i18n/use-t'
import { ProductGrid } from '../product-grid'
import { type Suggestions as SuggestionsData } from './suggestions.server'

/** Where to look instead of something that has left the shop; nothing where there is nothing like it. */
export function Suggestions({ suggestions }: { suggestions: SuggestionsData }) {
  return (
    <I18nProvider locale={useLocale()} messages={suggestions.messages}>
      <div className="page">
        <Ways links={suggestions.links} />
        <LikeProducts {...suggestions} />
      </div>
    </I18nProvider>
  )
}

function Ways({ links }: Pick<SuggestionsData, 'links'>) {
  const t = useT()
  if (links.length === 0) return null
  return (
    <nav className="stack gap-2" aria-labelledby="ways">
      <h2 id="ways">{t('catalog:gone.ways')}</h2>
      <ul className="cluster gap-5">
        {links.map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LikeProducts({ products, currency }: Pick<SuggestionsData, 'products' | 'currency'>) {
  const t = useT()
  if (products.length === 0) return null
  return (
    <section className="stack gap-5" aria-labelledby="like">
      <h2 id="like">{t('catalog:gone.products')}</h2>
      <ProductGrid products={products} currency={currency} heading="h3" />
    </section>
  )
}
