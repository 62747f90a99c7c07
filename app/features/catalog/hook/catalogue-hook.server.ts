import { type RequestContext } from '~/context.server'
import { edgePurge } from '~/http/server/edge-purge.server'
import { maxBodyBytes } from '~/http/server/input-limits'
import { readLimitedText } from '~/http/server/read-body.server'
import { isSignatureOf, readSignature } from '~/http/server/signature.server'
import { toWholeTags } from '~/commerce/purge-tag'
import { toPurgeTags } from './catalogue-change'
import { catalogueHookSchema } from './catalogue-hook.schema'

export type CatalogueHookOutcome = 'purged' | 'unsigned' | 'malformed' | 'too-large' | 'repeated' | 'not-shared'

/**
 * Purges what the backend's plugin says has changed, here and at the edge, which nobody waits for. Who cannot sign costs no more than the look at a header, who
 * signs wrongly one hash for each secret.
 * @param secrets while one is changed the former one too
 */
export async function receiveCatalogueHook(
  ctx: RequestContext,
  request: Request,
  secrets: readonly string[],
): Promise<CatalogueHookOutcome> {
  const signature = readSignature(request.headers.get('X-Vitrine-Signature'))
  if (!signature) return 'unsigned'
  const body = await readLimitedText(request, maxBodyBytes)
  if (body === null) return 'too-large'
  if (!secrets.some((secret) => isSignatureOf(signature, body, secret))) {
    ctx.security.tell('token-refused', { token: 'catalogue-hook', reason: 'forged' })
    return 'unsigned'
  }
  const changes = readChanges(body)
  if (!changes) return 'malformed'
  const tags = toPurgeTags(changes)
  const outcome = await ctx.commerce.catalogue.purge(tags, signature.hex)
  if (outcome !== 'repeated') edgePurge?.add(toWholeTags(tags))
  ctx.log.info({ changes: changes.length, outcome }, 'the catalogue changed')
  return outcome
}

function readChanges(body: string) {
  try {
    return catalogueHookSchema.parse(JSON.parse(body)).changes
  } catch {
    return null
  }
}
