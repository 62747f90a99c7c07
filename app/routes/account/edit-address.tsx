import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getAddressForm, postAddress } from '~/features/account/addresses/address-form.server'
import { AddressPage } from '~/features/account/addresses/address-page'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { answer } from '~/answer.server'
import { receiveForm, redirectTo } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => ({
    form: await getAddressForm(ctx, args.params.addressId),
    meta: toAuthHead(ctx, 'account:addresses.edit-title'),
    messages: ctx.messages('account', 'checkout:address', 'checkout:fields', 'checkout:select'),
  }))
}

export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    const post = await postAddress(ctx, await receiveForm(args.request), args.params.addressId)
    if (post.ok) return redirectTo(ctx, paths.accountAddresses(ctx.locale.code), post.flash)
    return data({ values: post.values, messages: post.messages }, { status: 400 })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function EditAddress() {
  const t = useT()
  const { form } = useLoaderData<typeof loader>()
  const { values = form.values, messages } = useActionData<typeof action>() ?? {}
  return <AddressPage title={t('account:addresses.edit-title')} form={{ ...form, values }} messages={messages} />
}
