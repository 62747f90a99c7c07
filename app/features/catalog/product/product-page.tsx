import { type ReactNode } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { Notice } from '~/ui/notice'
import { StaticHtml } from '~/ui/static-html'
import { Gallery } from './gallery'
import { pickPictures } from './pick-pictures'
import { ChoiceStatus } from './choice-status'
import { type ProductChoice } from './product-choice'
import { ProductOffer } from './product-offer'
import { type ProductPageData } from './product-page.server'
import { ProductSafety } from './product-safety'
import { RelatedProducts } from './related-products'
import { ShareButton } from './share-button'
import { type ViewedProduct } from './recently-viewed'
import { LateViewedProducts } from './late-viewed-products'

interface ProductPageProps {
  product: ProductPageData
  /** Null for a product that has no variants. */
  choice: ProductChoice | null
  /** The form in which a variant is chosen and put in the cart. */
  children: ReactNode
}

// would take the place of the price
const longTitle = 40

/** A product: pictures, words, the choice of a variant, its price and stock. */
export function ProductPage({ product, choice, children }: ProductPageProps) {
  const { code: locale, tag } = useLocale()
  const t = useT()
  const { title, subtitle, categories, foreign } = product
  const pictures = pickPictures(product.pictures, choice?.chosen ?? {})
  const ways = categories.map(({ name, handle, lang }) => ({ label: name, lang, path: paths.category(locale, handle) }))
  // who cannot have this one is shown others where the button is
  const isSoldOut = !choice?.buyable && !choice?.othersBuyable
  const related = <RelatedProducts products={product.related} currency={product.currency} isInstead={isSoldOut} />
  return (
    <div className="page">
      <Breadcrumbs
        crumbs={[
          { label: t('catalog:list.breadcrumb'), path: paths.home(locale) },
          ...ways,
          { label: title, lang: foreign?.title },
        ]}
      />
      <div className="product" data-keep="product">
        <Gallery pictures={pictures} title={title} />
        <div className="product-buy stack gap-5">
          <h1 data-long={title.length > longTitle ? '' : undefined}>
            <bdi lang={foreign?.title}>{title}</bdi>
          </h1>
          {choice?.missing ? <Notice kind="notice">{t('catalog:picker.missing')}</Notice> : null}
          {choice ? <ProductOffer product={product} variant={choice.variant} from={choice.from} /> : null}
          {subtitle ? (
            <p className="lead">
              <bdi lang={foreign?.subtitle}>{subtitle}</bdi>
            </p>
          ) : null}
          {product.rating ? (
            <p className="small">
              {product.rating.text}
              <br />
              <span className="muted">{product.rating.note}</span>
            </p>
          ) : null}
          <StaticHtml html={product.label} />
          {choice ? <ChoiceStatus product={product} choice={choice} /> : <p>{t('catalog:stock.sold-out-text')}</p>}
          {children}
          {isSoldOut ? related : null}
          <ShareButton title={title} />
        </div>
        <div className="product-words">
          <StaticHtml html={product.words} />
          {product.safety ? (
            <ProductSafety safety={product.safety} variant={choice?.open.length === 0 ? choice.variant : null} />
          ) : null}
          <StaticHtml html={product.sending} />
        </div>
      </div>
      <StaticHtml html={product.notice} />
      {isSoldOut ? null : related}
      <LateViewedProducts current={toViewed(product, tag)} />
    </div>
  )
}

function toViewed({ id, handle, title, pictures: [first], foreign }: ProductPageData, tag: string): ViewedProduct {
  // its version may be another one when the picture is shown again
  const picture = first ? { src: first.src.replace(/\?.*/, ''), width: first.width, height: first.height } : null
  return { id, handle, title, lang: foreign?.title ?? tag, picture }
}
