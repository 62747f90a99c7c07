import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { LiveRegion } from './live-region'

/**
 * Does for a page reached by script what a browser does for a loaded one: says its title and takes the focus back
 * from a link that is gone. Says nothing for a change of the query alone, and nothing on the first page.
 */
export function PageChange({ mainId }: { mainId: string }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, mainId])
  return <LiveRegion message={title} />
}
