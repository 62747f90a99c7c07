import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { VerifyRequestPage } from '~/features/auth/verify-request-page'
import { findIssuer } from '~/features/auth/oidc/issuers.server'
import { readCallbackPath } from '~/features/auth/nextauth-protocol.server'
import { answer } from '~/answer.server'

/** "Look into your inbox"; the same whether or not a mail was sent. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => ({
    page: {
      isForPassword: ctx.url.searchParams.get('for') === 'password',
      provider: findIssuer(ctx.url.searchParams.get('for'))?.name ?? null,
      callbackPath: readCallbackPath(ctx, ctx.url.searchParams.get('callbackUrl')),
    },
    meta: toAuthHead(ctx, 'auth:verify-request.title'),
    messages: ctx.messages('auth:forgotten', 'auth:verify-request'),
  }))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export default function VerifyRequest() {
  return <VerifyRequestPage {...useLoaderData<typeof loader>().page} />
}
