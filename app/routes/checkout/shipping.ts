import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { answer } from '~/answer.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'

/** Where the delivery was chosen before it shared a page with the payment: bookmarks and open tabs still name it. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, (ctx) => redirectTo(ctx, paths.checkoutDelivery(ctx.locale.code)))
}

export async function action(args: ActionFunctionArgs) {
  return loader(args)
}
