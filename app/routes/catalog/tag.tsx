import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toListHead } from '~/features/catalog/head/page-head.server'
import { ProductListing } from '~/features/catalog/listing/product-listing'
import { getTermListing } from '~/features/catalog/listing/product-listing.server'
import { toMetaDescriptors } from '~/http/head/page-head'
import { paths } from '~/paths'
import { answer } from '~/answer.server'
import { fail } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const key = args.params.tag ?? ''
    const listing = await getTermListing(ctx, 'tag', key)
    if (!listing) fail('not-found')
    const head = await toListHead(ctx, listing, {
      noindex: listing.count === 0,
      toPath: ({ code }) => paths.tag(code, key),
    })
    return { listing, head }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => toMetaDescriptors(data?.head)

export default function TagRoute() {
  return <ProductListing listing={useLoaderData<typeof loader>().listing} />
}
