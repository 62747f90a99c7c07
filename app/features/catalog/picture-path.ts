import * as shared from '@vitrine/shared/picture-record'
import { env } from '~/env.server'

/** What the picture route takes for a picture, of the backend or one of the configured origins; null for any other. */
export function toPicturePath(url: unknown, origins: readonly string[] = env.PICTURE_ORIGINS): string | null {
  return shared.toPicturePath(url, origins)
}
