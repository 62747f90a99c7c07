import { getPageData } from './remix-window'

/** Of the element of a page that has what is its visitor's own; everybody's page has none. */
export const ownBlockId = 'own'

/** Puts it into the data that Remix's script begins with, where `takeOwnData` has taken it from. */
export function putOwnData(): void {
  const block = document.querySelector(`script#${ownBlockId}`)
  const data = getPageData()
  if (!block?.textContent || !data) return
  const own = JSON.parse(block.textContent) as Record<string, object>
  for (const [id, held] of Object.entries(own)) Object.assign(data[id] ?? {}, held)
}
