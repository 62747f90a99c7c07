import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { doWork } from '~/features/merchant/do-work.admin.server'
import { readTask, toTaskPage } from '~/features/merchant/task-page.server'
import { type Work, works } from '~/features/merchant/task-work'
import { WorkPage } from '~/features/merchant/work-page'
import { useRefused } from '~/forms/use-refused'
import { fail } from '~/respond.server'
import { answerMerchant, receiveMerchantForm, sendMerchantAnswer } from './answer-merchant.server'

type Params = LoaderFunctionArgs['params']

function requireWork({ work }: Params): Work {
  return works.find((one) => one === work) ?? fail('not-found')
}

/** Asks before anything is done. */
export async function loader(args: LoaderFunctionArgs) {
  return answerMerchant(args, async (ctx, { merchant }) => ({
    work: requireWork(args.params),
    page: toTaskPage(ctx, await readTask(merchant, args.params.taskId ?? '')),
    csrfToken: await ctx.csrf.getToken(),
  }))
}

export async function action(args: ActionFunctionArgs) {
  return answerMerchant(args, async (ctx, rights) => {
    const form = await receiveMerchantForm(ctx, args.request)
    const asked = { taskId: args.params.taskId ?? '', work: requireWork(args.params), form }
    return sendMerchantAnswer(ctx, await doWork(ctx, rights, asked))
  })
}

export default function WorkRoute() {
  return (
    <div className="page">
      <WorkPage {...useLoaderData<typeof loader>()} refused={useRefused()} />
    </div>
  )
}
