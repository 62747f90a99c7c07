import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type OwnProfile } from '~/features/account/profile/use-own-profile'
import { postProfile } from '~/features/account/profile/post-profile.server'
import { ProfilePage } from '~/features/account/profile/profile-page'
import { getProfilePage } from '~/features/account/profile/profile-page.server'
import { toAuthHead } from '~/features/auth/auth-head.server'
import { useLocale } from '~/i18n/use-t'
import { answer, answerForm } from '~/answer.server'
import { ask } from '~/rpc/ask'

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
  return answerForm(args, postProfile)
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => page?.meta ?? []

export default function Profile() {
  const { page } = useLoaderData<typeof loader>()
  const { code: locale } = useLocale()
  const saveProfile = async (typed: OwnProfile) =>
    (await ask((rpc) => rpc.session.update.mutate({ locale, ...typed }))).data
  return <ProfilePage page={page} saveProfile={saveProfile} />
}
