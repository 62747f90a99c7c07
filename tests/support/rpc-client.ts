import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client'
import { paths } from '../../app/paths'
import { type AppRouter } from '../../app/rpc/router.server'
import { type ShopContext } from './shop'
import { readWorld } from './world'

type Link = typeof httpBatchLink | typeof httpLink

/** The ways in which the public client sends its calls. */
export const rpcLinks: readonly (readonly [name: string, link: Link])[] = [
  ['the batch link', httpBatchLink],
  ['the plain link', httpLink],
]

interface RpcOptions {
  link?: Link
  /** Another shop than the one under test. */
  at?: string
  headers?: Record<string, string>
}

/** The public client in a shopper's browser, with the cookies that it has. */
export function connectRpc(
  { request }: Pick<ShopContext, 'request'>,
  { link = httpBatchLink, at = readWorld('SHOP_URL'), headers: own = {} }: RpcOptions = {},
) {
  async function fetch(input: RequestInfo | URL | string, { method, body }: RequestInit = {}): Promise<Response> {
    const headers = { ...own, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
    const answer = await request.fetch(String(input), { method, headers, data: body ?? undefined })
    // the browser has taken the cookies, several of which Playwright writes in one
    const { 'set-cookie': _taken, ...answered } = answer.headers()
    return new Response(new Uint8Array(await answer.body()), { status: answer.status(), headers: answered })
  }
  return createTRPCClient<AppRouter>({ links: [link({ url: `${at}${paths.rpc()}`, fetch })] })
}

/** What the client was told where a call must be refused. */
export async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof TRPCClientError)
    return error.data as { code: string; said?: string; issues?: { path: string }[] }
  throw new Error('the call was not refused', { cause: error })
}
