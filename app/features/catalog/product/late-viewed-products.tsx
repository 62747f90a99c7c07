import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { latePart } from '~/ui/late-part'
import { type ViewedProduct } from './recently-viewed'
import { type ViewedProducts as ViewedProductsType } from './viewed-products'

type Props = ComponentProps<typeof ViewedProductsType>

const ViewedProducts = latePart<Props>(() => import('./viewed-products').then((found) => found.ViewedProducts))

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
