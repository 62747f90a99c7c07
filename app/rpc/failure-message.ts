import { type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'
import { type MessageKey } from '~/i18n/keys'
import { type Refusal } from './ask'

const byCode: Partial<Record<TRPC_ERROR_CODE_KEY, MessageKey>> = {
  TIMEOUT: 'common:rpc.unavailable',
  BAD_GATEWAY: 'common:rpc.unavailable',
  SERVICE_UNAVAILABLE: 'common:rpc.unavailable',
  INTERNAL_SERVER_ERROR: 'common:rpc.unavailable',
  TOO_MANY_REQUESTS: 'common:rpc.too-many',
  PAYLOAD_TOO_LARGE: 'common:rpc.too-big',
}

/**
 * What a failed call means for the shopper, with a way on: an answer of the server by its code, and what went wrong
 * before there was one ("Input is too big for a single dispatch", "Missing result", "Unable to transform response
 * from server", "Unknown error", no network, no answer in time) by the error of the client.
 */
export function toFailureMessage(error: unknown): MessageKey {
  const { data, cause, message } = toParts(error)
  // what else the server refuses, a page as it is now would not have sent
  if (data?.code) return byCode[data.code] ?? 'common:rpc.outdated'
  if (message === 'Input is too big for a single dispatch') return 'common:rpc.too-big'
  if (cause?.name === 'TimeoutError') return 'common:rpc.unavailable'
  // so fetch says that there is no network
  if (cause instanceof TypeError) return 'common:rpc.offline'
  return 'common:rpc.outdated'
}

/** How the shop has refused the call; empty where it has not answered. */
export function toRefusal(error: unknown): Refusal {
  const { code, said } = toParts(error).data ?? {}
  return { code, said }
}

interface ErrorParts {
  message?: string
  data?: Refusal | null
  cause?: { name?: string } | null
}

function toParts(error: unknown): ErrorParts {
  return typeof error === 'object' && error !== null ? error : {}
}
