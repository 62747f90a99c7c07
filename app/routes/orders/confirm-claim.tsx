import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ConfirmClaimPage } from '~/features/account/order-claim/confirm-claim-page'
import { type Claim, type ClaimState, confirmClaim, readClaim } from '~/features/account/order-claim/order-claim.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { stay } from '~/forms/go-on'
import { toTypedText } from '~/forms/typed-text'
import { useDone } from '~/forms/use-refused'
import { answer, answerForm } from '~/answer.server'

const statuses: Record<ClaimState, number> = { open: 200, done: 200, expired: 410, foreign: 403, invalid: 404 }

/** Behind the mailed link; it changes nothing, so that programs that read mails move no order. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const claim = await readClaim(ctx, ctx.url.searchParams.get('token') ?? '')
    const page = { claim, meta: toAuthHead(ctx, 'account:claim.confirm-title'), messages: ctx.messages('account') }
    return data(page, { status: statuses[claim.state] })
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, async (ctx, form) => {
    const claim = await confirmClaim(ctx, toTypedText(form, 'token'))
    return stay(claim, statuses[claim.state])
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function ConfirmClaim() {
  const { claim } = useLoaderData<typeof loader>()
  return <ConfirmClaimPage claim={useDone<Claim>() ?? claim} />
}
