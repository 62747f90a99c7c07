import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toPageHead } from '~/features/catalog/head/page-head.server'
import { getPage } from '~/features/content/content.server'
import { toMetaDescriptors } from '~/http/page-head'
import { toFormatTag } from '~/i18n/locales'
import { Prose } from '~/ui/prose'
import { answer, fail } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { language } = ctx.locale
    const page = getPage(language, args.params.slug ?? '', toFormatTag(ctx.locale))
    if (!page) fail('not-found')
    return { html: page.html, head: await toPageHead(ctx, { title: page.title, type: 'article' }) }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => toMetaDescriptors(data?.head)

export default function ContentPage() {
  const { html } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <Prose html={html} />
    </div>
  )
}
