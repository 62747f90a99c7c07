import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { requireCheckout, toNextPath } from '~/features/checkout/checkout.server'
import { startCheckout } from '~/features/checkout/start-checkout.server'
import { answer, answerForm } from '~/answer.server'
import { redirectTo } from '~/respond.server'

/** Leads to the first step that is not finished. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => redirectTo(ctx, toNextPath(ctx, await requireCheckout(ctx))))
}

/** The same for a customer, of whom more may be known. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, startCheckout)
}

// without one an answer that is no redirect would be raw JSON, and no page that says what to do next
export default function CheckoutStart() {
  return null
}
