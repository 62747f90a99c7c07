import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { EmailLinkPage } from '~/features/auth/email-link/email-link-page'
import { getEmailLinkPage } from '~/features/auth/email-link/email-link.server'
import { withQuery } from '~/features/auth/nextauth-protocol.server'
import { paths } from '~/paths'
import { answer } from '~/answer.server'

/** Where a mailed link leads; looking at it changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const page = await getEmailLinkPage(ctx)
    const callbackUrl = ctx.url.searchParams.get('callbackUrl')
    if (!page) throw redirect(withQuery(paths.authError(), { error: 'Verification', callbackUrl }), 303)
    return {
      page,
      meta: toAuthHead(ctx, 'auth:email-link.open-title'),
      messages: ctx.messages('auth:email-link', 'auth:signin'),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

export default function EmailLink() {
  return <EmailLinkPage page={useLoaderData<typeof loader>().page} />
}
