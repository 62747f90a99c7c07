import { useMatches } from '@remix-run/react'
import { type PageHead } from './page-head'

/**
 * What search engines read of the page (`PageHead.structuredData`), below everything that is painted: in the head it would
 * take the room of that in the first packets.
 */
export function StructuredData() {
  const things = useMatches().flatMap(({ data }) => (data as { head?: PageHead } | null)?.head?.structuredData ?? [])
  return things.map((thing) => {
    const json = JSON.stringify(thing).replaceAll('<', String.raw`\u003c`)
    return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  })
}
