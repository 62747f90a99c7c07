import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAddresses, makeDefault } from '~/features/account/addresses/address-book.server'
import { AddressBookPage } from '~/features/account/addresses/address-book-page'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { paths } from '~/paths'
import { goOn } from '~/forms/go-on'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => ({
    addresses: await listAddresses(ctx),
    meta: toAuthHead(ctx, 'account:addresses.title'),
    messages: ctx.messages('account'),
  }))
}

/** The buttons that make an address the default. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    const flash = await makeDefault(ctx, form)
    return goOn(paths.accountAddresses(ctx.locale.code), flash)
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function Addresses() {
  return <AddressBookPage addresses={useLoaderData<typeof loader>().addresses} />
}
