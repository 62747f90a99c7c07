import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MerchantSignInPage } from '~/features/merchant/merchant-sign-in-page'
import { getMerchantSignIn, postMerchantSignIn } from '~/features/merchant/sign-in.admin.server'
import { useRefused } from '~/forms/use-refused'
import { answerOffered, receiveMerchantForm, sendMerchantAnswer } from './answer-merchant.server'

export async function loader(args: LoaderFunctionArgs) {
  return answerOffered(args, async (ctx) => ({
    page: await getMerchantSignIn(ctx),
    messages: ctx.messages('auth:fields', 'auth:signin'),
  }))
}

export async function action(args: ActionFunctionArgs) {
  return answerOffered(args, async (ctx) => {
    const form = await receiveMerchantForm(ctx, args.request)
    return sendMerchantAnswer(ctx, await postMerchantSignIn(ctx, form))
  })
}

export default function MerchantSignIn() {
  return <MerchantSignInPage {...useLoaderData<typeof loader>()} refused={useRefused()} />
}
