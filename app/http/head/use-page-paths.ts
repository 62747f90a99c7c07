import { useMatches } from '@remix-run/react'
import { type PageHead } from './page-head'

/** The path below the locale of the page that is shown, by language; null on a page whose head says nothing of it. */
export function usePagePaths(): PageHead['paths'] | null {
  const heads = useMatches().flatMap(({ data }) => findHead(data) ?? [])
  return heads.at(-1)?.paths ?? null
}

function findHead(data: unknown): PageHead | null {
  if (!data || typeof data !== 'object' || !('head' in data)) return null
  return data.head as PageHead
}
