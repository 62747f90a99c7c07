import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { type CommerceError, isCommerceError, isOutage } from '~/commerce/errors'
import { within } from '~/commerce/within'
import { type RequestContext } from '~/context.server'
import { BuyForm, toLimit } from '~/features/cart/buy-form'
import { toPageHead, toProductHead } from '~/features/catalog/head/page-head.server'
import {
  failPlace,
  requireResolvedAddress,
  type ResolvedAddress,
} from '~/features/catalog/handles/redirect-moved-address.server'
import { getBriefProduct } from '~/features/catalog/product/brief-product.server'
import { BriefProductPage } from '~/features/catalog/product/brief-product-page'
import { type ProductChoice, toChoiceSearch, toVariantName } from '~/features/catalog/product/product-choice'
import { type ProductPageData } from '~/features/catalog/product/product-page.server'
import { toShownPath } from '~/features/catalog/product/shown-path'
import { ProductPage } from '~/features/catalog/product/product-page'
import { getProductPage } from '~/features/catalog/product/product-page.server'
import { useLiveChoice } from '~/features/catalog/product/use-live-choice'
import { type Values } from '~/features/catalog/product/variant-picker'
import { type ChangeBag } from '~/features/cart/in-bag'
import { LateInBag } from '~/features/cart/late-in-bag'
import { toMetaDescriptors } from '~/http/head/page-head'
import { memo } from 'react'
import { getRouter } from '~/http/remix-window'
import { translate } from '~/i18n/translate'
import { toFormatTag } from '~/i18n/locales'
import { useLocale } from '~/i18n/use-t'
import { paths } from '~/paths'
import { answer } from '~/answer.server'
import { fail, redirectTo } from '~/respond.server'
import { type loader as rootLoader } from '~/root'
import { ask } from '~/rpc/ask'
import { changeCart } from '~/rpc/browser-cart'
import { useComingSearch } from '~/ui/use-coming-search'

export async function loader(args: LoaderFunctionArgs) {
  return answer(args, async (ctx) => {
    const handle = args.params.handle ?? ''
    const place = await requireResolvedAddress(ctx, 'product', handle)
    const page = await getProductPage(ctx, place.handle).catch((error: unknown) => {
      if (isCommerceError(error, 'not-found')) return failPlace(ctx, 'product', handle)
      if (isOutage(error)) return error
      throw error
    })
    if (!page) fail('not-found')
    if (page instanceof Error) return loadBriefly(ctx, place, page)
    const shown = toShownPath(ctx.locale.code, page.product, ctx.url.searchParams)
    if (shown) throw await redirectTo(ctx, shown)
    return {
      product: page.product,
      brief: null,
      head: await toProductHead(ctx, page, place),
      messages: page.product.gift ? ctx.messages('gift-cards:note') : {},
    }
  })
}

// an index that has to be read first is not waited for
const knownMs = 300

/** What lists know of it. @throws `outage` where they know nothing */
async function loadBriefly(ctx: RequestContext, { handle, toPath }: ResolvedAddress, outage: CommerceError) {
  // who comes in a moment may have all of it
  if (ctx.isPrefetch) throw outage
  const brief = await within(knownMs, getBriefProduct(ctx, handle), () => outage)
  if (!brief) throw outage
  ctx.log.warn({ kind: outage.kind }, 'a product is shown as lists know it')
  ctx.answer.doNotStore()
  const { title, subtitle: description, picture } = brief
  return {
    product: null,
    brief,
    head: await toPageHead(ctx, { title, description, picture, toPath }),
    messages: ctx.messages('catalog:brief'),
  }
}

/** The variant that the address names stands in the title; the head is the product's otherwise. */
export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, location, matches }) => {
  if (!data) return []
  const { head, product } = data
  if (!product) return toMetaDescriptors(head)
  const root = matches.find((match) => match.id === 'root')?.data
  const variant = toVariantName(product, new URLSearchParams(location.search).get('variant'))
  const comma = root ? translate(root.messages, toFormatTag(root.locale), 'common:punctuation.comma') : ', '
  const title = variant ? head.title.replace(product.title, (name) => name + comma + variant) : head.title
  return toMetaDescriptors({ ...head, title })
}

/** The page already has every variant: choosing another one asks nobody. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const onlyVariant = !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlyVariant ? false : defaultShouldRevalidate
}

async function askStock(variantIds: string[]) {
  const { data } = await ask((rpc) => rpc.catalog.availability.query({ variantIds }))
  return data ?? null
}

function toChangeBag(locale: string): ChangeBag {
  return {
    add: (line) => changeCart((rpc) => rpc.cart.add.mutate({ locale, ...line })),
    setQuantity: (line) => changeCart((rpc) => rpc.cart.setQuantity.mutate({ locale, ...line })),
  }
}

export default function ProductRoute() {
  const { product, brief } = useLoaderData<typeof loader>()
  return product ? <WholeProduct product={product} /> : <BriefProductPage product={brief} />
}

const WholeProduct = memo(function WholeProduct({ product }: { product: ProductPageData }) {
  const search = new URLSearchParams(useComingSearch())
  const choice = useLiveChoice(product, search, askStock)
  return (
    <ProductPage product={product} choice={choice}>
      {choice ? <Buy product={product} choice={choice} search={search} /> : null}
    </ProductPage>
  )
})

interface BuyProps {
  product: ProductPageData
  choice: ProductChoice
  search: URLSearchParams
}

function Buy({ product, choice, search }: BuyProps) {
  const locale = useLocale().code
  const choose = useChoose(product)
  const { variant, open } = choice
  return (
    <>
      <div id="options">
        <BuyForm
          product={product}
          choice={choice}
          onChoose={choose}
          isAsked={search.has('choose')}
          quantity={search.get('quantity') ?? undefined}
        />
      </div>
      {/* its place is kept: what it says comes late */}
      <div className="in-bag with-script">
        {open.length > 0 || product.giftCard ? null : (
          <LateInBag
            key={`in-bag-${variant.id}`}
            variantId={variant.id}
            maxQuantity={toLimit(choice)}
            region={product.region}
            change={toChangeBag(locale)}
          />
        )}
      </div>
    </>
  )
}

// the page's address follows what is chosen
function useChoose(product: ProductPageData) {
  const locale = useLocale().code
  return (values: Values) => {
    const path = paths.product(locale, product.handle) + toChoiceSearch(product, values)
    void getRouter().navigate(path, { replace: true, preventScrollReset: true })
  }
}
