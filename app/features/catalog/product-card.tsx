import { type ReactNode, useContext, useState } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { LightContext } from '~/ui/light-context'
import { fetchImage } from '~/ui/image'
import { Link } from '~/ui/link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { EnergyLabel } from './energy-label'
import { type ListedColors, type ListedProduct } from './listed-product'
import { PriceTag } from './price-tag'
import { QuickAdd } from './quick-add'
import { Swatch } from './swatch'
import { mainPlace, ProductPicture } from './product-picture'

interface ProductCardProps {
  product: ListedProduct
  currency: string
  /** Below the heading of the list that it stands in. */
  heading: 'h2' | 'h3'
  /** Seen at once when the page opens. */
  priority?: boolean
}

/** A product in a list: the whole card leads to its page. */
export function ProductCard({ product, currency, heading: Heading, priority }: ProductCardProps) {
  const t = useT()
  const locale = useLocale().code
  const light = useContext(LightContext)
  const {
    handle,
    title,
    subtitle,
    picture,
    price,
    from,
    soldOut,
    energy,
    search = '',
    foreign,
    colors,
    second,
  } = product
  const path = paths.product(locale, handle) + search
  const onMeant = picture ? () => fetchImage({ ...picture, ...mainPlace }) : undefined
  const first = <ProductPicture picture={picture} alt="" sizes={cardSizes} widest={400} priority={priority} />
  return (
    <article className="product-card" data-sold-out={soldOut ? '' : undefined}>
      <div className="picture">
        {second && !light ? <Pictures first={first} second={second} path={path} onMeant={onMeant} /> : first}
        {soldOut ? (
          <span className="badge" data-tone="muted">
            {t('catalog:stock.sold-out')}
          </span>
        ) : price && price.prior !== null ? (
          <span className="badge" data-tone="sale">
            {t('catalog:sale')}
          </span>
        ) : null}
      </div>
      <Heading className="product-card-title">
        <Link to={path} prefetch="intent" onMeant={onMeant} viewTransition>
          <bdi lang={foreign?.title}>{title}</bdi>
        </Link>
      </Heading>
      {subtitle ? (
        <p className="product-card-subtitle">
          <bdi lang={foreign?.subtitle}>{subtitle}</bdi>
        </p>
      ) : null}
      {colors ? <Colors {...colors} path={paths.product(locale, handle)} /> : null}
      <p className="product-card-price">
        {price ? <PriceTag price={price} currency={currency} from={from} /> : t('catalog:card.not-sold')}
      </p>
      {energy ? <EnergyLabel energy={energy} /> : null}
      <QuickAdd product={product} />
    </article>
  )
}

interface PicturesProps {
  first: ReactNode
  second: string
  path: string
  onMeant: (() => void) | undefined
}

/**
 * The second is seen while the pointer rests on the card, or where a finger draws it in: then the pictures lie above the card's
 * link, and lead as it does. As long as it is not drawn no browser asks for it; one without script would, whatever is said of
 * `loading`, and is not told of it. Where it does not come there is none.
 */
function Pictures({ first, second, path, onMeant }: PicturesProps) {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Link className="shots" to={path} prefetch="intent" onMeant={onMeant} viewTransition tabIndex={-1} aria-hidden>
      {first}
      {isMissing ? null : (
        <picture className="second">
          <source media="(scripting: enabled)" srcSet={paths.picture(secondWidth, second)} />
          <img alt="" loading="lazy" decoding="async" onError={() => setIsMissing(true)} />
        </picture>
      )}
    </Link>
  )
}

const secondWidth = 640

// those of more are seen on the product's page
const mostColors = 6

function Colors({ field, values, path }: ListedColors & { path: string }) {
  return (
    <ul className="card-colors">
      {values.slice(0, mostColors).map(({ value, name, color }) => (
        <li key={value}>
          <Link to={`${path}?${new URLSearchParams({ [field]: value })}`}>
            <Swatch color={color} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const cardSizes = '(width >= 82rem) 20rem, (width >= 60rem) 23vw, (width >= 40rem) 30vw, 46vw'
