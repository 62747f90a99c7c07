import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { toFailureMessage } from './failure-message'
import { type AppRouter } from './router.server'

const url = 'http://shop.test/api/trpc'

function answering(body: string, status = 200) {
  return async () => new Response(body, { status })
}

/** The error that the real client makes of what fetch does. */
async function failWith(
  fetch: () => Promise<Response>,
  link: typeof httpBatchLink | typeof httpLink = httpBatchLink,
): Promise<unknown> {
  const client = createTRPCClient<AppRouter>({ links: [link({ url, fetch })] })
  return client.cart.summary.query().then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )
}

function refused(code: string) {
  return answering(JSON.stringify([{ error: { message: 'x', code: -32000, data: { code, httpStatus: 400 } } }]), 400)
}

describe('the message for a failed call', () => {
  it.each([
    ['TIMEOUT', 'common:rpc.unavailable'],
    ['SERVICE_UNAVAILABLE', 'common:rpc.unavailable'],
    ['BAD_GATEWAY', 'common:rpc.unavailable'],
    ['INTERNAL_SERVER_ERROR', 'common:rpc.unavailable'],
    ['TOO_MANY_REQUESTS', 'common:rpc.too-many'],
    ['PAYLOAD_TOO_LARGE', 'common:rpc.too-big'],
    ['NOT_FOUND', 'common:rpc.outdated'],
    ['BAD_REQUEST', 'common:rpc.outdated'],
    ['PARSE_ERROR', 'common:rpc.outdated'],
  ])('follows from the answered code %s', async (code, key) => {
    expect(toFailureMessage(await failWith(refused(code)))).toBe(key)
  })

  it('asks for less where the input is too big for a single dispatch', async () => {
    const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url, maxURLLength: 10 })] })
    const error = await client.cart.summary.query().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ message: 'Input is too big for a single dispatch' })
    expect(toFailureMessage(error)).toBe('common:rpc.too-big')
  })

  it('asks for a reload where a result is missing', async () => {
    const error = await failWith(answering('[]'))
    expect(error).toMatchObject({ message: 'Missing result' })
    expect(toFailureMessage(error)).toBe('common:rpc.outdated')
  })

  it('asks for a reload where the answer cannot be transformed', async () => {
    const error = await failWith(answering('{"strange":true}'), httpLink)
    expect(error).toMatchObject({ message: 'Unable to transform response from server' })
    expect(toFailureMessage(error)).toBe('common:rpc.outdated')
  })

  it('asks for a reload where the answer is a page', async () => {
    expect(toFailureMessage(await failWith(answering('<!DOCTYPE html>')))).toBe('common:rpc.outdated')
  })

  it('asks for a reload where nothing is known', () => {
    expect(toFailureMessage(TRPCClientError.from({}))).toBe('common:rpc.outdated')
    expect(TRPCClientError.from({}).message).toBe('Unknown error')
    expect(toFailureMessage(undefined)).toBe('common:rpc.outdated')
  })

  it('says that there is no connection', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(toFailureMessage(await failWith(offline))).toBe('common:rpc.offline')
  })

  it('says that the shop does not answer where time ran out', async () => {
    const late = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))
    expect(toFailureMessage(await failWith(late))).toBe('common:rpc.unavailable')
  })
})
