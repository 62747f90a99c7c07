/** A product that this browser has shown, in the words that it was shown in. */
export interface ViewedProduct {
  id: string
  /** In the language that it was shown in; any other leads on to its own. */
  handle: string
  title: string
  /** BCP 47. */
  lang: string
  /** Pixels are those of the original. */
  picture: { src: string; width: number; height: number } | null
}

const most = 8

/** What the storage holds, the latest first; anything that is not a viewed product is passed over. */
export function parseViewed(text: string | null): ViewedProduct[] {
  const list = parseJson(text)
  return Array.isArray(list) ? list.filter(isViewed).slice(0, most) : []
}

/** `list` with `product` as the latest. */
export function addViewed(list: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...list.filter(({ id }) => id !== product.id)].slice(0, most)
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

function isViewed(value: unknown): value is ViewedProduct {
  if (!isRecord(value)) return false
  const { id, handle, title, lang, picture } = value
  return [id, handle, title, lang].every(isText) && (picture === null || isPicture(picture))
}

function isPicture(value: unknown): boolean {
  if (!isRecord(value) || typeof value.src !== 'string') return false
  return value.src.startsWith('/') && [value.width, value.height].every((size) => Number.isInteger(size))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
