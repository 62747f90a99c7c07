import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HomePage } from '~/features/catalog/home/home-page'
import { getHomePage } from '~/features/catalog/home/home-page.server'
import { toHomeHead } from '~/features/catalog/head/page-head.server'
import { toMetaDescriptors } from '~/http/head/page-head'
import { answer } from '~/answer.server'
import { fail } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const home = await getHomePage(ctx)
    if (!home) fail('not-found')
    const words = { title: ctx.t('catalog:home.title'), description: ctx.t('catalog:home.description') }
    return { home, head: await toHomeHead(ctx, words) }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => toMetaDescriptors(data?.head)

export default function HomeRoute() {
  return <HomePage home={useLoaderData<typeof loader>().home} />
}
