import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { postProfile } from '~/features/account/profile/post-profile.server'
import { ProfilePage } from '~/features/account/profile/profile-page'
import { getProfilePage } from '~/features/account/profile/profile-page.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { paths } from '~/paths'
import { answer } from '~/answer.server'
import { receiveForm, redirectTo } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => ({
    page: await getProfilePage(ctx),
    meta: toAuthHead(ctx, 'account:profile.title'),
    messages: ctx.messages(
      'account:nav',
      'account:passkeys',
      'account:password',
      'account:profile',
      'account:providers',
      'account:sessions',
      'auth:change-email',
      'auth:fields',
    ),
  }))
}

export async function action(args: ActionFunctionArgs) {
  return answer(args, async (ctx) => {
    const post = await postProfile(ctx, await receiveForm(args.request))
    if (post.ok) return redirectTo(ctx, paths.accountProfile(ctx.locale.code), post.flash)
    return data({ refused: post.refused }, { status: post.status })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function Profile() {
  return <ProfilePage page={useLoaderData<typeof loader>().page} refused={useActionData<typeof action>()?.refused} />
}
