import { useT } from '~/i18n/use-t'
import { type ListedProduct } from '../listed-product'
import { ProductGrid } from '../product-grid'

/** What goes with the product that the page is about. */
export function RelatedProducts({ products, currency }: { products: readonly ListedProduct[]; currency: string }) {
  const t = useT()
  if (products.length === 0) return null
  return (
    <section className="stack gap-5" aria-labelledby="related">
      <h2 id="related">{t('catalog:related.title')}</h2>
      <ProductGrid products={products} currency={currency} heading="h3" />
    </section>
  )
}
