import { openPicture, readingPicture } from './open-picture.server'

/** What a page says of a picture before it has loaded. */
export interface Inspection {
  /** Pixels, upright. */
  width: number
  height: number
  /** The picture in 16 pixels' width as a data URI of at most 200 characters; null for one that can be seen through. */
  placeholder: string | null
}

/** @throws PictureError `unreadable`, as `resizePicture` */
export function inspectPicture(bytes: Uint8Array): Promise<Inspection> {
  return readingPicture(bytes, async () => {
    const { autoOrient, hasAlpha } = await openPicture(bytes).metadata()
    const { width, height } = autoOrient
    const isOpaque = !hasAlpha || (await openPicture(bytes).resize({ width: 64 }).stats()).isOpaque
    return { width, height, placeholder: isOpaque ? await toPlaceholder(bytes) : null }
  })
}

async function toPlaceholder(bytes: Uint8Array): Promise<string | null> {
  const tiny = openPicture(bytes).autoOrient().resize({ width: 16, withoutEnlargement: true }).removeAlpha()
  for (const quality of [20, 1]) {
    const webp = await tiny.clone().webp({ quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${webp.toString('base64')}`
    if (uri.length <= 200) return uri
  }
  return null
}
