import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { ProductPicture } from '../product-picture'
import { addViewed, parseViewed, type ViewedProduct } from './recently-viewed'

interface ViewedProductsProps {
  current: ViewedProduct
  /** Of the browser's storage, which tells nobody. */
  read: () => string | null
  write: (list: ViewedProduct[]) => void
}

/**
 * What this browser has shown before `current`, and the note that it shows `current` now. Without prices: they depend
 * on country and day, and asking for them would tell the shop what somebody looked at.
 */
export function ViewedProducts({ current, read, write }: ViewedProductsProps) {
  const t = useT()
  const stored = useSyncExternalStore(subscribe, read, () => null)
  const others = useMemo(() => parseViewed(stored).filter(({ id }) => id !== current.id), [stored, current.id])
  const entry = JSON.stringify(current)
  useEffect(() => write(addViewed(parseViewed(read()), JSON.parse(entry))), [entry, read, write])
  if (others.length === 0) return null
  return (
    <section className="stack gap-5" aria-labelledby="viewed">
      <h2 id="viewed">{t('catalog:viewed.title')}</h2>
      <ul className="viewed">
        {others.map((product) => (
          <li key={product.id}>
            <ViewedCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ViewedCard({ product: { handle, title, lang, picture } }: { product: ViewedProduct }) {
  const locale = useLocale()
  return (
    <Link to={paths.product(locale.code, handle)} className="viewed-card">
      <span className="picture">
        <ProductPicture picture={picture && { ...picture, alt: '' }} sizes="8rem" widest={128} />
      </span>
      <bdi lang={lang === locale.tag ? undefined : lang}>{title}</bdi>
    </Link>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
