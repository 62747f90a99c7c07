/**
 * Rollup's `manualChunks`: what every page imports, or half of those that most visits see, comes in two files, the libraries
 * and the shop's own, since each file has its own headers and its own beginning of a compression. The rest is left to Rollup.
 * @param {{ everywhere: readonly string[], visited: readonly string[] }} entries how the ids begin of the modules that every
 *   page loads, and of the routes that most visits see
 * @returns {import('vite').Rollup.GetManualChunk}
 */
export function toSharedChunks({ everywhere, visited }) {
  /** @type {Set<string> | undefined} */
  let shared
  return (id, { getModuleIds, getModuleInfo }) => {
    shared ??= findShared([...getModuleIds()], (known) => getModuleInfo(known)?.importedIds ?? [])
    // an entry runs when it is loaded, which has to wait for what it finds on the page
    if (!shared.has(id) || getModuleInfo(id)?.isEntry) return undefined
    return id.includes('/node_modules/') ? 'library' : 'frame'
  }

  /**
   * @param {string[]} ids
   * @param {(id: string) => readonly string[]} listImports by value, without those that wait for `import()`
   */
  function findShared(ids, listImports) {
    /** @param {string} entry */
    const reachFrom = (entry) =>
      reach(
        ids.filter((id) => id.startsWith(entry)),
        listImports,
      )
    const reached = visited.map(reachFrom)
    const ofMost = ids.filter((id) => reached.filter((some) => some.has(id)).length >= visited.length / 2)
    return new Set([...everywhere.flatMap((entry) => [...reachFrom(entry)]), ...ofMost])
  }
}

/**
 * @param {string[]} from
 * @param {(id: string) => readonly string[]} listNext
 */
function reach(from, listNext) {
  const reached = new Set(from)
  for (const id of reached) for (const next of listNext(id)) reached.add(next)
  return reached
}
