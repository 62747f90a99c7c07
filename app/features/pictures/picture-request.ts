import { pictureWidths } from '~/ui/image'

export type PictureFormat = 'webp' | 'jpeg'

/** The width in pixels that a URL's segment names, or null for any but the offered ones. */
export function toPictureWidth(segment: string | undefined): number | null {
  return pictureWidths.find((width) => String(width) === segment) ?? null
}

/**
 * The backend's path of a picture out of the decoded rest of a URL, encoded anew: `/uploads/a%20b.jpg`.
 * Null for what is not a file under `uploads/`, or tries to leave it.
 */
export function toUploadPath(rest: string | undefined): string | null {
  if (rest === undefined || rest.length > 500) return null
  const [folder, ...segments] = rest.split('/')
  if (folder !== 'uploads' || segments.length === 0 || !segments.every(isPlainName)) return null
  return `/uploads/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`
}

function isPlainName(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[\p{Cc}\p{Cs}\\]/u.test(segment)
}

/** WebP for browsers that say they read it, JPEG for everybody else. */
export function toPictureFormat(accept: string | null): PictureFormat {
  return /\bimage\/webp\b/.test(accept ?? '') ? 'webp' : 'jpeg'
}

/**
 * What in the URL changes when the picture does: `?v=`, or the upload time that Medusa's file service puts before
 * the name. Null where neither is there, so that the answer must not be kept for long.
 */
export function toPictureVersion(path: string, v: string | null): string | null {
  if (v) return v.slice(0, 100)
  return /\/(\d{13})-[^/]+$/.exec(path)?.[1] ?? null
}
