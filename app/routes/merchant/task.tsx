import { type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MerchantAccount } from '~/features/merchant/merchant-account'
import { TaskPage } from '~/features/merchant/task-page'
import { readTask, toTaskPage } from '~/features/merchant/task-page.server'
import { answerMerchant } from './answer-merchant.server'

export async function loader(args: LoaderFunctionArgs) {
  return answerMerchant(args, async (ctx, { merchant, user }) => ({
    page: toTaskPage(ctx, await readTask(merchant, args.params.taskId ?? '')),
    email: user.email,
    csrfToken: await ctx.csrf.getToken(),
    messages: ctx.messages('auth:signout'),
  }))
}

export default function Task() {
  const { page, ...account } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <MerchantAccount {...account} />
      <TaskPage page={page} />
    </div>
  )
}
