import { useEffect, useRef, useState } from 'react'

const key = 'vitrine.cart-count'

/** The pieces in the bag: as the page says, or as another tab of the browser has said since. */
export function useCartCount(count: number): number {
  const [news, setNews] = useState({ count, since: count })
  const isCurrent = useRef(false)
  useEffect(() => {
    // a page that Back has loaded may be an old one: what it begins with is no news
    if (isCurrent.current || !isFromHistory()) tellOtherTabs(count)
    isCurrent.current = true
    function hear({ key: changed, newValue }: StorageEvent): void {
      if (changed === key) setNews({ count: Number(newValue) || 0, since: count })
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [count])
  return news.since === count ? news.count : count
}

function isFromHistory(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type === 'back_forward'
}

// a browser may refuse the storage: then each tab knows what its own page says
function tellOtherTabs(count: number): void {
  try {
    if ((localStorage.getItem(key) ?? '0') !== String(count)) localStorage.setItem(key, String(count))
  } catch {
    return
  }
}
