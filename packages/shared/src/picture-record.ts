/** A picture with its words in every language. */
export interface PictureRecord {
  /** What the picture route takes. */
  src: string
  /** What it shows, by language. */
  alt: Record<string, string>
  /** Pixels of the original. */
  width: number
  height: number
  /** The option value that it shows, in the words of the backend. */
  option: { title: string; value: string } | null
}

const backend = 'http://backend.invalid'

/**
 * What the picture route takes for a picture: `/uploads/…` for the backend's, without its address, and
 * `/cdn.example/…` for one of `origins`. Of queries only the version is kept.
 * Null for no picture and for one that is kept elsewhere, which neither page nor mail asks a third party for.
 */
export function toPicturePath(url: unknown, origins: readonly string[]): string | null {
  if (typeof url !== 'string' || !URL.canParse(url, backend)) return null
  const { origin, host, pathname, searchParams } = new URL(url, backend)
  const version = searchParams.get('v')
  const query = version ? `?v=${encodeURIComponent(version)}` : ''
  if (origins.includes(origin)) return `/${host}${pathname}${query}`
  // the backend may call itself by another name than the one that we know it by
  const start = pathname.indexOf('/uploads/')
  return start === -1 ? null : pathname.slice(start) + query
}

/** A picture out of a product's metadata, which says more of it than its address; null for anything else. */
export function toPictureRecord(details: unknown, origins: readonly string[]): PictureRecord | null {
  if (!isRecord(details)) return null
  const { url, alt, width, height, option } = details
  const src = toPicturePath(url, origins)
  if (src === null || !isSize(width) || !isSize(height)) return null
  return { src, alt: isTexts(alt) ? alt : {}, width, height, option: toOption(option) }
}

/** A picture of which nothing is known but its address; the shop's usual size is taken for its own. */
export function toPlainPicture(url: unknown, origins: readonly string[]): PictureRecord | null {
  const src = toPicturePath(url, origins)
  return src === null ? null : { src, alt: {}, width: 1200, height: 1500, option: null }
}

interface PicturedLine {
  /** The product's as it was when the line was made; the backend knows no picture of a variant. */
  thumbnail: unknown
  /** The variant's title, Medusa's "Black / M". */
  variant: string
}

interface PicturedProduct {
  metadata?: Record<string, unknown> | null
  /** Addresses of the pictures that it has: what the metadata says of others is of before. Absent where nobody knows. */
  images?: readonly string[]
}

/**
 * A line's picture: the first that shows one of the values chosen, else the line's own.
 * @param product absent where the shop does not have it any more
 */
export function findLinePicture(
  { thumbnail, variant }: PicturedLine,
  { metadata, images }: PicturedProduct = {},
  origins: readonly string[] = [],
): PictureRecord | null {
  const values = variant.split(' / ')
  const there = images?.map((url) => toPicturePath(url, origins))
  const described: unknown[] = Array.isArray(metadata?.images) ? metadata.images : []
  const records = described.flatMap((details) => toPictureRecord(details, origins) ?? [])
  const own = toPlainPicture(thumbnail, origins)
  return (
    records.find(({ src, option }) => option && values.includes(option.value) && (there?.includes(src) ?? true)) ??
    records.find(({ src }) => src === own?.src) ??
    own
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

function toOption(value: unknown): PictureRecord['option'] {
  if (!isRecord(value) || typeof value.title !== 'string' || typeof value.value !== 'string') return null
  return { title: value.title, value: value.value }
}
