import { type ListedProduct } from './listed-product'
import { ProductCard } from './product-card'
import { QuickAddForm } from './quick-add'

interface ProductGridProps {
  products: readonly ListedProduct[]
  currency: string
  heading: 'h2' | 'h3'
  /** How many of the first are seen when the page opens. */
  priorities?: number
}

/** Products side by side. */
export function ProductGrid({ products, currency, heading, priorities = 0 }: ProductGridProps) {
  const grid = (
    <ul className="product-grid">
      {products.map((product, index) => (
        <li key={product.handle}>
          <ProductCard product={product} currency={currency} heading={heading} priority={index < priorities} />
        </li>
      ))}
    </ul>
  )
  return products.some(({ quick }) => quick === 'add') ? <QuickAddForm>{grid}</QuickAddForm> : grid
}
