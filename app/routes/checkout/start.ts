import { type LoaderFunctionArgs } from '@remix-run/node'
import { requireCheckout, toNextPath } from '~/features/checkout/checkout.server'
import { answer } from '~/answer.server'
import { redirectTo } from '~/respond.server'

/** Leads to the first step that is not finished. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => redirectTo(ctx, toNextPath(ctx, await requireCheckout(ctx))))
}
