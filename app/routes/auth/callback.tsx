import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { openCallback, postSignIn } from '~/features/auth/post-sign-in.server'
import { answer, answerForm } from '~/answer.server'

/** `GET callback/:provider`: where a link or a provider leads back to. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => (ctx.answer.reply ? null : openCallback(ctx, args.params.provider)))
}

/** `POST callback/:provider`: the password form. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, (ctx, form) => postSignIn(ctx, form, args.params.provider, 'callback'))
}

export default function Callback() {
  return null
}
