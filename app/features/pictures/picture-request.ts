import { pictureWidths } from '~/ui/picture-widths'

/** Where an original is kept. */
export interface PictureAddress {
  /** With its port where it has one; null for the backend. */
  host: string | null
  /** Encoded, from the root: `/uploads/a%20b.jpg`. */
  path: string
}

/** The formats that are smaller than what every browser reads. */
export type ModernFormat = 'avif' | 'webp'

const longestPath = 500
const backendFolder = 'uploads'

/** The width in pixels that a URL's segment names, or null for any but the offered ones. */
export function toPictureWidth(segment: string | undefined): number | null {
  return pictureWidths.find((width) => String(width) === segment) ?? null
}

/** The hash of an original that a query names; null for none, and for what cannot be one: it becomes a part of a file's name. */
export function toPictureHash(value: string | null): string | null {
  return value !== null && /^[\w-]{1,100}$/.test(value) ? value : null
}

/**
 * The original that the decoded rest of a URL names, encoded anew: `uploads/mug.jpg` is the backend's,
 * `cdn.example/mug.jpg` another host's. Null for what is no plain path, or tries to leave the backend's uploads.
 */
export function toPictureAddress(rest: string | undefined): PictureAddress | null {
  if (rest === undefined || rest.length > longestPath) return null
  const [first = '', ...segments] = rest.split('/')
  if (segments.length === 0 || !segments.every(isPlainName)) return null
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')
  if (first === backendFolder) return { host: null, path: `/${backendFolder}${path}` }
  return isHost(first) ? { host: first, path } : null
}

function isPlainName(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[\p{Cc}\p{Cs}\\]/u.test(segment)
}

// a name or an IPv4 address, in the one spelling that a URL gives it
function isHost(text: string): boolean {
  return (
    /^[a-z\d]([\w.-]*[a-z\d])?(:\d+)?$/.test(text) &&
    URL.canParse(`http://${text}`) &&
    new URL(`http://${text}`).host === text
  )
}

/** The modern formats that a browser says it reads, the smaller one first. */
export function toModernFormats(accept: string | null): ModernFormat[] {
  const ranges = (accept ?? '').toLowerCase().split(',')
  return (['avif', 'webp'] as const).filter((format) => ranges.some((range) => accepts(range, `image/${format}`)))
}

function accepts(range: string, type: string): boolean {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim())
  return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
}

/** Medusa's file service puts the time of the upload before the name: what has one never changes. */
export function isNamedByTime({ path }: PictureAddress): boolean {
  return /\/\d{13}-[^/]+$/.test(path)
}
