import { useLocation } from '@remix-run/react'
import { toLocaleAddress } from '~/http/locale-address'
import { usePagePaths } from '~/http/head/use-page-paths'

/** Where the open page is in another language, as it is filtered and sorted. */
export function useLanguagePath(country: string): (language: string) => string {
  const { pathname, search } = useLocation()
  const pagePaths = usePagePaths()
  return (language) => {
    const code = `${language}-${country}`
    const path = pagePaths?.[language]
    // the page's own paths end with what makes it another page, such as its number; here the whole query goes along
    if (path === undefined) return toLocaleAddress(pathname + search, code)
    return `/${code}${path.replace(/\?.*$/, '')}${search}`
  }
}
