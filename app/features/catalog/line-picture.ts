import { findLinePicture } from '@vitrine/shared/picture-record'
import { env } from '~/env.server'

/** A line's picture as a path for the picture route, the mails' too: of the value chosen where one shows it. */
export function toLinePicture(...[line, product]: Parameters<typeof findLinePicture>): string | null {
  return findLinePicture(line, product, env.PICTURE_ORIGINS)?.src ?? null
}
