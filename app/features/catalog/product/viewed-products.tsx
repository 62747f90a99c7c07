import { Link } from '@remix-run/react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ProductPicture } from '../product-picture'
import { addViewed, parseViewed, viewedKey, type ViewedProduct } from './recently-viewed'

/**
 * What this browser has shown before `current`, and the note that it shows `current` now. Without prices: they depend
 * on country and day, and asking for them would tell the shop what somebody looked at.
 */
export function ViewedProducts({ current }: { current: ViewedProduct }) {
  const t = useT()
  const stored = useSyncExternalStore(subscribe, readStorage, () => null)
  const others = useMemo(() => parseViewed(stored).filter(({ id }) => id !== current.id), [stored, current.id])
  const entry = JSON.stringify(current)
  useEffect(() => writeStorage(addViewed(parseViewed(readStorage()), JSON.parse(entry))), [entry])
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

// a browser may refuse the storage, or be out of it: then nothing is kept
function readStorage(): string | null {
  try {
    return localStorage.getItem(viewedKey)
  } catch {
    return null
  }
}

function writeStorage(list: ViewedProduct[]): void {
  try {
    localStorage.setItem(viewedKey, JSON.stringify(list))
  } catch {
    return
  }
}
