import { useT } from '~/i18n/use-t'
import { type ListedProduct } from '../listed-product'
import { ProductGrid } from '../product-grid'

interface RelatedProductsProps {
  products: readonly ListedProduct[]
  currency: string
  /** The product itself cannot be had. */
  isInstead?: boolean
}

/** What goes with the product that the page is about, or stands in for it. */
export function RelatedProducts({ products, currency, isInstead = false }: RelatedProductsProps) {
  const t = useT()
  const shown = isInstead ? products.filter(({ soldOut }) => !soldOut) : products
  if (shown.length === 0) return null
  return (
    <section className="stack gap-5" aria-labelledby="related">
      <h2 id="related">{t(isInstead ? 'catalog:related.instead' : 'catalog:related.title')}</h2>
      <ProductGrid products={shown} currency={currency} heading="h3" />
    </section>
  )
}
