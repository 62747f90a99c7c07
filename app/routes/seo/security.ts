import { type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { env } from '~/env.server'
import { paths } from '~/paths'
import { toSecurityText } from '~/features/content/security-text'

/** Whom to tell of a weakness (RFC 9116); 404 where the shop names nobody. It needs no backend. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = await getContext(args)
  const caching = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  if (!env.SECURITY_CONTACT) return new Response('Not found\n', { status: 404, headers: caching })
  const canonical = url.origin + paths.securityText()
  return new Response(toSecurityText(env.SECURITY_CONTACT, canonical, new Date()), { headers: caching })
}
