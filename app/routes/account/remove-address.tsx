import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getRemoval, removeAddress } from '~/features/account/addresses/address-book.server'
import { RemoveAddressPage } from '~/features/account/addresses/remove-address-page'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { paths } from '~/paths'
import { goOn } from '~/forms/go-on'
import { answer, answerButton } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => ({
    address: await getRemoval(ctx, args.params.addressId),
    meta: toAuthHead(ctx, 'account:addresses.remove-title'),
    messages: ctx.messages('account'),
  }))
}

export async function action(args: ActionFunctionArgs) {
  return answerButton(args, async (ctx) => {
    const flash = await removeAddress(ctx, args.params.addressId)
    return goOn(paths.accountAddresses(ctx.locale.code), flash)
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function RemoveAddress() {
  return <RemoveAddressPage address={useLoaderData<typeof loader>().address} />
}
