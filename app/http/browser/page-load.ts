/**
 * Whether the address is not the one that the page was loaded for. After a reload, Back changes the address alone and
 * leaves the rest to script, which may not be there yet. Each entry of the history is loaded anew once at the most.
 */
export function isElsewhere(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && toPage(load.name) !== toPage(location.href) && !history.state?.[mark]
}

/** Loads the page of the address. */
export function loadAnew(): void {
  history.replaceState({ ...history.state, [mark]: true }, '')
  location.reload()
}

const mark = 'loadedAnew'

function toPage(url: string): string {
  return url.replace(/#.*/, '')
}
