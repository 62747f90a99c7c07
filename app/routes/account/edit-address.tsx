import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getAddressForm, postAddress } from '~/features/account/addresses/address-form.server'
import { AddressPage } from '~/features/account/addresses/address-page'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { useT } from '~/i18n/use-t'
import { answer, answerForm } from '~/answer.server'
import { askPlace } from '~/rpc/ask-place'

export { links } from '~/features/checkout/checkout-sheet'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => ({
    form: await getAddressForm(ctx, args.params.addressId),
    meta: toAuthHead(ctx, 'account:addresses.edit-title'),
    messages: ctx.messages('account', 'checkout:address', 'checkout:fields', 'checkout:select'),
  }))
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, (ctx, form) => postAddress(ctx, form, args.params.addressId))
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function EditAddress() {
  const t = useT()
  const { form } = useLoaderData<typeof loader>()
  return <AddressPage title={t('account:addresses.edit-title')} form={form} askPlace={askPlace} />
}
