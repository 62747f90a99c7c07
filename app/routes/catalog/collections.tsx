import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CollectionsPage } from '~/features/catalog/home/collections-page'
import { getCollectionsPage } from '~/features/catalog/home/collections-page.server'
import { toMetaDescriptors } from '~/http/head/page-head'
import { answer } from '~/answer.server'
import { fail } from '~/respond.server'

/** All collections: what a shopper finds who takes the last part off a collection's address. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    return (await getCollectionsPage(ctx)) ?? fail('not-found')
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => toMetaDescriptors(data?.head)

export default function CollectionsRoute() {
  return <CollectionsPage tiles={useLoaderData<typeof loader>().tiles} />
}
