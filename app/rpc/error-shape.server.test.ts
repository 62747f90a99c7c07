import { TRPCError } from '@trpc/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CommerceError, type CommerceErrorDetails } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { TooManyError } from '~/http/server/too-many-error'
import { BusyError } from '~/once/busy-error'
import { formatError } from './error-shape.server'

const ctx = { requestId: 'request-1' } as RequestContext

function toShape(error: TRPCError) {
  return formatError({ error, path: 'cart.summary', ctx })
}

/** As tRPC hands over whatever a procedure throws. */
function thrown(cause: unknown): TRPCError {
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })
}

function refusal(details: Partial<CommerceErrorDetails>): TRPCError {
  const error = { kind: 'failed' as const, call: 'GET /store/carts/:id', mayHaveHappened: false, ...details }
  return thrown(new CommerceError({ detail: 'jane@example.com is taken', ...error }))
}

describe('an error that leaves the shop', () => {
  it.each([
    ['invalid', 'BAD_REQUEST', 400],
    ['not-found', 'NOT_FOUND', 404],
    ['conflict', 'CONFLICT', 409],
    ['failed', 'BAD_GATEWAY', 502],
    ['unauthenticated', 'UNAUTHORIZED', 401],
    ['forbidden', 'FORBIDDEN', 403],
    ['unreachable', 'SERVICE_UNAVAILABLE', 503],
    ['timeout', 'TIMEOUT', 504],
  ] as const)('says of a backend call that is %s: %s', (kind, code, httpStatus) => {
    expect(toShape(refusal({ kind })).data).toMatchObject({ code, httpStatus })
  })

  it('says of a backend that was asked too often: TOO_MANY_REQUESTS', () => {
    expect(toShape(refusal({ kind: 'limited', status: 429 })).data).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
    })
  })

  it('says the same where the shop itself counts', () => {
    expect(toShape(thrown(new TooManyError(12))).data).toMatchObject({ code: 'TOO_MANY_REQUESTS', httpStatus: 429 })
  })

  it('says of what waited too long for others: SERVICE_UNAVAILABLE', () => {
    expect(toShape(thrown(new BusyError())).data).toMatchObject({ code: 'SERVICE_UNAVAILABLE', httpStatus: 503 })
  })

  it('carries the number of its code, the procedure and the request', () => {
    const shape = toShape(refusal({ kind: 'not-found' }))
    expect(shape.code).toBe(-32004)
    expect(shape.data).toMatchObject({ path: 'cart.summary', requestId: 'request-1' })
  })

  it.each([
    ['the backend', refusal({ cause: 'ECONNREFUSED' })],
    ['a bug', thrown(new TypeError('cannot read /work/secret of undefined'))],
    ['a thrown text', thrown('secret')],
    ['an error that was not thrown as one', new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'secret' })],
    ['the JSON of the input', new TRPCError({ code: 'BAD_REQUEST', cause: new SyntaxError('near "secret"') })],
  ])('tells nothing of the inside where it comes from %s', (_, error) => {
    const text = JSON.stringify(toShape(error))
    expect(text).not.toMatch(/secret|carts|jane|ECONNREFUSED|stack|\.ts/)
  })

  it('tells what tRPC or a procedure wrote for the client', () => {
    expect(toShape(new TRPCError({ code: 'NOT_FOUND', message: 'No such procedure' })).message).toBe(
      'No such procedure',
    )
  })

  it('calls input that is no JSON a PARSE_ERROR, but a bug of ours none', () => {
    const unreadable = new TRPCError({ code: 'BAD_REQUEST', cause: new SyntaxError('Unexpected token') })
    expect(toShape(unreadable)).toMatchObject({ code: -32700, data: { code: 'PARSE_ERROR', httpStatus: 400 } })
    expect(toShape(thrown(new SyntaxError('Unexpected token'))).data.code).toBe('INTERNAL_SERVER_ERROR')
  })

  it('names the wrong parts of the input', () => {
    const { error } = z.object({ variantIds: z.array(z.string()) }).safeParse({ variantIds: ['a', 1] })
    const shape = toShape(new TRPCError({ code: 'BAD_REQUEST', cause: error }))
    expect(shape.data.issues).toEqual([{ path: 'variantIds.1', message: expect.stringContaining('string') }])
  })
})
