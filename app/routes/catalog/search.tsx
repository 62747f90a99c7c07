import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listChosen, toPageHead } from '~/features/catalog/head/page-head.server'
import { toQuery } from '~/features/search/query'
import { SearchPage, toSearchHeading } from '~/features/search/search-page'
import { getSearchPage } from '~/features/search/search-page.server'
import { toOrigin } from '~/features/search/search-path'
import { toMetaDescriptors } from '~/http/head/page-head'
import { answer } from '~/answer.server'
import { fail } from '~/respond.server'
import { askSuggestions } from '~/rpc/ask-suggestions'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const query = toQuery(ctx.url.searchParams.get('q'))
    const from = toOrigin(ctx.locale.code, ctx.url)
    const search = await getSearchPage(ctx, { query, from })
    if (!search) fail('not-found')
    const title = toSearchHeading(search, ctx.t)
    const chosen = search.list ? listChosen(ctx, search.list) : []
    const head = await toPageHead(ctx, { title, chosen, page: search.list?.page, noindex: true })
    return data({ search, head, messages: ctx.messages('search') }, { status: search.isTooSoon ? 429 : 200 })
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => toMetaDescriptors(data?.head)

export default function SearchRoute() {
  return <SearchPage search={useLoaderData<typeof loader>().search} ask={askSuggestions} />
}
