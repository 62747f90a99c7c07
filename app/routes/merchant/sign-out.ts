import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { postMerchantSignOut } from '~/features/merchant/sign-in.admin.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { answerOffered, receiveMerchantForm, sendMerchantAnswer } from './answer-merchant.server'

/** A reload of the form's address is no page of its own. */
export async function loader(args: LoaderFunctionArgs) {
  return answerOffered(args, (ctx) => redirectTo(ctx, paths.merchant()))
}

export async function action(args: ActionFunctionArgs) {
  return answerOffered(args, async (ctx) => {
    const form = await receiveMerchantForm(ctx, args.request)
    return sendMerchantAnswer(ctx, await postMerchantSignOut(ctx, form))
  })
}
