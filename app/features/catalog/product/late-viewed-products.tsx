import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { type ViewedProduct } from './recently-viewed'
import { type ViewedProducts as ViewedProductsType } from './viewed-products'

type Props = ComponentProps<typeof ViewedProductsType>

// a file that is not there any more belongs to a page from before an update, which does without
const ViewedProducts = lazy<ComponentType<Props>>(async () => {
  const found = await import('./viewed-products').catch(() => null)
  return { default: found?.ViewedProducts ?? (() => null) }
})

/** `ViewedProducts`, loaded once this browser has shown another product: a first page does without. */
export function LateViewedProducts({ current }: Pick<Props, 'current'>) {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const stored = readStorage()
    if (stored === null || stored === JSON.stringify([current])) writeStorage([current])
    else setKnown(true)
  }, [current])
  if (!isKnown) return null
  return (
    <Suspense fallback={null}>
      <ViewedProducts current={current} read={readStorage} write={writeStorage} />
    </Suspense>
  )
}

const viewedKey = 'vitrine.viewed'

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
