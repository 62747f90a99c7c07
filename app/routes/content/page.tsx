import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { env } from '~/env.server'
import { getPage } from '~/features/content/content.server'
import { Prose } from '~/ui/prose'
import { answer, fail } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const page = getPage(ctx.locale.language, args.params.slug ?? '')
    if (!page) fail('not-found')
    return { title: `${page.title} · ${env.SHOP_NAME}`, html: page.html }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : [])

export default function ContentPage() {
  const { html } = useLoaderData<typeof loader>()
  return <Prose html={html} />
}
