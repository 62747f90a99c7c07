import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toListHead } from '~/features/catalog/head/page-head.server'
import { requireResolvedAddress } from '~/features/catalog/handles/redirect-moved-address.server'
import { ProductListing } from '~/features/catalog/listing/product-listing'
import { getCollectionListing } from '~/features/catalog/listing/product-listing.server'
import { toMetaDescriptors } from '~/http/head/page-head'
import { answer } from '~/answer.server'
import { fail } from '~/respond.server'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const { handle, toPath } = await requireResolvedAddress(ctx, 'collection', args.params.handle ?? '')
    const listing = await getCollectionListing(ctx, handle)
    if (!listing) fail('not-found')
    const head = await toListHead(ctx, listing, { toPath })
    return { listing, head }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => toMetaDescriptors(data?.head)

export default function CollectionRoute() {
  return <ProductListing listing={useLoaderData<typeof loader>().listing} />
}
