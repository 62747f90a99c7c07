import { toPictureAddress } from '~/features/pictures/picture-request'
import { pictureFacts } from '~/features/pictures/shop-pictures.server'
import { type Picture } from './picture-record'

/**
 * The picture with what its original says, as soon as the shop has looked at it: its true size, a placeholder, and its
 * content's hash in the address, which may then be kept for good. Waits for no picture.
 */
export async function measurePicture<P extends Picture | null>(picture: P): Promise<P> {
  const path = picture?.src.split('?')[0]
  const address = path ? toPictureAddress(decode(path.slice(1))) : null
  const facts = address && (await pictureFacts.get(address))
  if (!picture || !facts) return picture
  const { hash, width, height, placeholder } = facts
  return { ...picture, src: `${path}?v=${hash}`, width, height, ...(placeholder ? { placeholder } : {}) }
}

/**
 * The same things with their pictures measured.
 * @param seen how many of them stand so far up that one may see them before their pictures have come: the others are lazy, and their
 *   placeholders would be a tenth of what a page may weigh
 */
export function measurePictures<T extends { picture: Picture | null }>(
  things: readonly T[],
  seen = Infinity,
): Promise<T[]> {
  return Promise.all(
    things.map(async (thing, place) => {
      const picture = await measurePicture(thing.picture)
      return { ...thing, picture: place < seen ? picture : withoutPlaceholder(picture) }
    }),
  )
}

function withoutPlaceholder(picture: Picture | null): Picture | null {
  return picture?.placeholder ? { ...picture, placeholder: undefined } : picture
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
