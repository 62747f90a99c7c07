import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY, type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'
import { z } from 'zod'
import { type CommerceErrorKind, isCommerceError } from '~/commerce/errors'
import { toTooMany } from '~/commerce/to-too-many'
import { type RequestContext } from '~/context.server'
import { BusyError } from '~/once/busy-error'

/** What a client is told about a failed call: enough to act on, nothing of the inside. */
export interface ErrorData {
  code: TRPC_ERROR_CODE_KEY
  httpStatus: number
  /** The procedure, where one was called. */
  path?: string
  /** To be quoted to those who read the log; the header `X-Request-Id` says the same. */
  requestId?: string
  /** What is wrong with the input, by its path (`variantIds.0`). */
  issues?: { path: string; message: string }[]
  /** For the shopper, in the language that the call has named. */
  said?: string
}

/** A call that is refused in words for the shopper. */
export class RefusedCall extends TRPCError {
  constructor(
    code: TRPC_ERROR_CODE_KEY,
    readonly said: string,
  ) {
    super({ code, message: messages[code] })
  }
}

const codesByKind: Record<CommerceErrorKind, TRPC_ERROR_CODE_KEY> = {
  invalid: 'BAD_REQUEST',
  'not-found': 'NOT_FOUND',
  conflict: 'CONFLICT',
  limited: 'TOO_MANY_REQUESTS',
  failed: 'BAD_GATEWAY',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  unreachable: 'SERVICE_UNAVAILABLE',
  timeout: 'TIMEOUT',
}

/** The code that a client is told: a refusal of the backend by its kind, unreadable JSON as PARSE_ERROR. */
export function toErrorCode({ code, cause }: TRPCError): TRPC_ERROR_CODE_KEY {
  if (toTooMany(cause)) return 'TOO_MANY_REQUESTS'
  if (isCommerceError(cause)) return codesByKind[cause.kind]
  if (cause instanceof BusyError) return 'SERVICE_UNAVAILABLE'
  if (code === 'BAD_REQUEST' && cause instanceof SyntaxError) return 'PARSE_ERROR'
  return code
}

// For developers; what shoppers read is in the `common:rpc` messages.
const messages: Partial<Record<TRPC_ERROR_CODE_KEY, string>> = {
  PARSE_ERROR: 'The input is not JSON',
  BAD_REQUEST: 'The input is not what this procedure takes',
  UNAUTHORIZED: 'This needs a sign-in',
  FORBIDDEN: 'This is not allowed',
  NOT_FOUND: 'There is no such thing',
  TIMEOUT: 'There was no answer in time',
  CONFLICT: 'The state of things has changed meanwhile',
  TOO_MANY_REQUESTS: 'These were too many requests',
  BAD_GATEWAY: 'The shop cannot answer just now',
  SERVICE_UNAVAILABLE: 'The shop cannot answer just now',
}

// A message without a cause was written by us or by tRPC for the client; one with a cause may quote the inside.
function toMessage({ message, cause }: TRPCError, code: TRPC_ERROR_CODE_KEY): string {
  const isWrittenForClients = cause === undefined && code !== 'INTERNAL_SERVER_ERROR'
  return isWrittenForClients ? message : (messages[code] ?? 'Something went wrong on our side')
}

/** tRPC's error formatter: the shape in which every failure leaves the shop. */
export function formatError({ error, path, ctx }: { error: TRPCError; path?: string; ctx?: RequestContext }) {
  const code = toErrorCode(error)
  const data: ErrorData = {
    code,
    httpStatus: toHttpStatus(code),
    path,
    requestId: ctx?.requestId,
    said: error instanceof RefusedCall ? error.said : undefined,
    issues: error.cause instanceof z.ZodError ? toIssues(error.cause) : undefined,
  }
  return { message: toMessage(error, code), code: TRPC_ERROR_CODES_BY_KEY[code], data }
}

// Chromium sends a request once more where the answer is tRPC's 408: docs/decisions/0006
function toHttpStatus(code: TRPC_ERROR_CODE_KEY): number {
  return code === 'TIMEOUT' ? 504 : getHTTPStatusCodeFromError(new TRPCError({ code }))
}

function toIssues({ issues }: z.ZodError): ErrorData['issues'] {
  return issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}
