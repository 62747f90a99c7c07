/** What a product's metadata says of who makes it. */
interface Maker {
  /** The maker's name: it finds products and tells them apart, and search engines are told it. */
  brand: string | null
  /** What a reader should know of the maker, in the backend's language; the product stands for its maker on the front page. */
  maker: string | null
}

export function readMaker(metadata: Record<string, unknown> | null | undefined): Maker {
  return { brand: toText(metadata?.brand), maker: toText(metadata?.maker) }
}

function toText(said: unknown): string | null {
  return typeof said === 'string' && said.trim() !== '' ? said.trim() : null
}
