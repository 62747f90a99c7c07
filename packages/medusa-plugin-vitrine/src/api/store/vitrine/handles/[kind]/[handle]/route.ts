import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { isKind, kinds } from '../../../../../../handles/handle-history'

const longestHandle = 300
const longestLanguage = 35

/**
 * `GET /store/vitrine/handles/:kind/:handle?language=`: what the handle stands for or last stood for, as `place`; null
 * where nothing that this shop showed ever had it.
 */
async function findHandle(req: PluginRequest, res: MedusaResponse) {
  const { kind, handle } = req.params
  const { language = '' } = req.query
  if (!isKind(kind) || !isBounded(handle, longestHandle) || !isBounded(language, longestLanguage)) {
    res.status(400).json({ type: 'invalid_data', message: `kind is one of ${kinds.join(', ')}` })
    return
  }
  const channelIds = await listChannels(req)
  res.json({ place: await req.scope.resolve('handleHistoryService').find({ kind, handle, language, channelIds }) })
}

function isBounded(text: unknown, most: number): text is string {
  return typeof text === 'string' && text.length <= most && !/\p{Cc}/u.test(text)
}

/** The sales channels whose products Medusa shows to this caller; null for all. */
async function listChannels(req: PluginRequest) {
  const key = req.get('x-publishable-api-key')
  if (!key) return [(await req.scope.resolve('salesChannelService').retrieveDefault()).id]
  const { sales_channel_ids: ids } = await req.scope.resolve('publishableApiKeyService').getResourceScopes(key)
  return ids.length > 0 ? ids : null
}

export const GET = findHandle
