import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { RegisterPage } from '~/features/auth/register-page'
import { getRegisterForm, postRegistration } from '~/features/auth/register.server'
import { answer, answerForm } from '~/answer.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const page = { form: await getRegisterForm(ctx) }
    return {
      page,
      meta: toAuthHead(ctx, 'auth:register.title'),
      messages: ctx.messages('auth:fields', 'auth:register', 'auth:signin'),
    }
  })
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, postRegistration)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function Register() {
  return <RegisterPage {...useLoaderData<typeof loader>().page} />
}
