import { type IndexedCatalogue, type IndexedProduct } from './indexed-product'

/** The places of the newest products that are meant, at most `most`. */
export function findFirst(
  { products }: Pick<IndexedCatalogue, 'products'>,
  most: number,
  isMeant: (product: IndexedProduct) => boolean,
): number[] {
  const found: number[] = []
  for (const [position, product] of products.entries()) {
    if (found.length === most) break
    if (isMeant(product)) found.push(position)
  }
  return found
}
