import { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { type TRPCRequestInfo } from '@trpc/server/http'
import { isCommerceError } from '~/commerce/errors'
import { toTooMany } from '~/commerce/to-too-many'
import { type RequestContext } from '~/context.server'
import { limitJson } from '~/http/server/read-body.server'
import { paths } from '~/paths'
import { takeCookies } from '~/http/server/take-cookies.server'
import { formatError, toErrorCode } from './error-shape.server'
import { type ProcedureMeta } from './init.server'
import { maxBatchSize } from './limits'
import { appRouter } from './router.server'

/** Answers one request of a tRPC client: queries by GET, mutations by POST, one or a batch of them. */
export async function answerRpc(ctx: RequestContext, asked: Request): Promise<Response> {
  const request = await limitJson(asked, 'input')
  if (!request) return refuse(ctx)
  // tRPC asks for a type before it looks at the method, and a body that is not there has none
  if (!request.headers.has('Content-Type')) request.headers.set('Content-Type', 'application/json')
  const response = await fetchRequestHandler({
    endpoint: paths.rpc(),
    req: request,
    router: appRouter,
    createContext: () => ctx,
    maxBatchSize,
    onError: ({ error, path }) => logFailure(ctx, error, path),
    responseMeta({ info, errors, eagerGeneration }) {
      const isWhole = errors.length === 0 && !eagerGeneration
      const headers = takeCookies(ctx)
      setCaching(headers, info && isWhole ? toSharedSeconds(info) : 0)
      const [retryAfter] = errors.flatMap((error) => toRetryAfter(error) ?? [])
      if (retryAfter) headers.set('Retry-After', String(retryAfter))
      return { headers }
    },
  })
  // tRPC gives none where it refuses the request as a whole
  if (response.body) response.headers.set('Content-Type', 'application/json')
  return response
}

function refuse(ctx: RequestContext): Response {
  const error = new TRPCError({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The input is longer or deeper than any call takes',
  })
  const failure = formatError({ error, ctx })
  return Response.json(
    { error: failure },
    { status: failure.data.httpStatus, headers: { 'Cache-Control': 'no-store' } },
  )
}

// the longest that all calls of the request allow
function toSharedSeconds({ calls }: TRPCRequestInfo): number {
  const seconds = calls.map(({ procedure }) => (procedure?._def.meta as ProcedureMeta | undefined)?.sharedForSeconds)
  return Math.min(...seconds.map((allowed) => allowed ?? 0))
}

function setCaching(headers: Headers, sharedSeconds: number): void {
  const isShared = sharedSeconds > 0 && !headers.has('Set-Cookie')
  headers.set('Cache-Control', isShared ? `public, max-age=${sharedSeconds}` : 'private, no-store')
  if (!isShared) headers.set('Vary', 'Cookie')
}

function toRetryAfter(error: TRPCError): number | null {
  const code = toErrorCode(error)
  if (code === 'TOO_MANY_REQUESTS') return toTooMany(error.cause)?.waitSeconds ?? 10
  return code === 'SERVICE_UNAVAILABLE' || code === 'BAD_GATEWAY' ? 10 : null
}

function logFailure(ctx: RequestContext, error: TRPCError, procedure: string | undefined): void {
  const { cause } = error
  const code = toErrorCode(error)
  if (isCommerceError(cause)) {
    const { kind, code: errorCode, status } = cause
    ctx.log.warn({ procedure, kind, code: errorCode, status }, 'the backend call failed')
  } else if (code === 'INTERNAL_SERVER_ERROR') ctx.log.error({ procedure, err: cause ?? error }, 'a procedure failed')
  else ctx.log.debug({ procedure, code }, 'a call was refused')
}
