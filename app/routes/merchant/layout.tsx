import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { MerchantFrame } from '~/features/merchant/merchant-frame'
import { getMerchantFrame } from '~/features/merchant/merchant-frame.server'
import { answerOffered } from './answer-merchant.server'

/** What stands around the merchant's pages, whose addresses name no locale. */
export async function loader(args: LoaderFunctionArgs) {
  return answerOffered(args, async (ctx) => {
    const frame = await getMerchantFrame(ctx)
    return {
      frame,
      head: [{ title: `${ctx.t('merchant:head')} · ${frame.shopName}` }, { name: 'robots', content: 'noindex' }],
      messages: ctx.messages('merchant', 'mails:task'),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? []

export default function MerchantLayout() {
  const { frame } = useLoaderData<typeof loader>()
  return (
    <MerchantFrame frame={frame}>
      <Outlet />
    </MerchantFrame>
  )
}
