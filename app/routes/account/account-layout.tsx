import { type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import sheet from '~/features/account/account.css?url'
import { type AccountOutlet } from '~/features/account/account-nav'
import { answer } from '~/answer.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

/** What the account's navigation needs on each of its pages. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx): Promise<AccountOutlet> => ({ csrfToken: await ctx.csrf.getToken() }))
}

export default function AccountLayout() {
  return <Outlet context={useLoaderData<typeof loader>()} />
}
