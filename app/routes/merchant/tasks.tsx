import { type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MerchantAccount } from '~/features/merchant/merchant-account'
import { TaskList } from '~/features/merchant/task-list'
import { getTaskList } from '~/features/merchant/task-page.server'
import { useT } from '~/i18n/use-t'
import { answerMerchant } from './answer-merchant.server'

export async function loader(args: LoaderFunctionArgs) {
  return answerMerchant(args, async (ctx, { merchant, user }) => ({
    list: await getTaskList(ctx, merchant),
    email: user.email,
    csrfToken: await ctx.csrf.getToken(),
    messages: ctx.messages('auth:signout'),
  }))
}

export default function Tasks() {
  const t = useT()
  const { list, ...account } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <MerchantAccount {...account} />
      <h1>{t('merchant:title')}</h1>
      <TaskList {...list} />
    </div>
  )
}
