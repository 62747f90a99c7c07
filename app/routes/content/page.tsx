import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReturnAddress } from '~/features/after-sales/return-address'
import { listReturnAddress } from '~/features/after-sales/return-address.server'
import { toPageHead } from '~/features/catalog/head/page-head.server'
import { getPage } from '~/features/content/content.server'
import { getGuaranteeNotice } from '~/features/guarantee/guarantee-notice.server'
import { toMetaDescriptors } from '~/http/head/page-head'
import { toFormatTag } from '~/i18n/locales'
import { Prose } from '~/ui/prose'
import { answer } from '~/answer.server'
import { fail } from '~/respond.server'
import { StaticHtml } from '~/ui/static-html'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { language } = ctx.locale
    const page = getPage(language, args.params.slug ?? '', toFormatTag(ctx.locale))
    if (!page) fail('not-found')
    ctx.answer.addTags(['content'])
    const isAboutGuarantees = page.slug === 'guarantees'
    const isAboutReturns = page.slug === 'shipping-and-returns'
    return {
      html: page.html,
      notice: isAboutGuarantees ? getGuaranteeNotice(ctx, ctx.locale.country) : null,
      returnTo: isAboutReturns ? listReturnAddress(ctx) : null,
      messages: isAboutReturns ? ctx.messages('after-sales:send-to') : {},
      head: await toPageHead(ctx, { title: page.title, type: 'article' }),
    }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => toMetaDescriptors(data?.head)

export default function ContentPage() {
  const { html, notice, returnTo } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <Prose html={html} />
      <StaticHtml html={notice} />
      {returnTo ? <ReturnAddress lines={returnTo} /> : null}
    </div>
  )
}
