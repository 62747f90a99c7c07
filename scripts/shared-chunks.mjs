/** @typedef {(id: string) => readonly string[]} ListImports by value, without those that wait for `import()` */

/**
 * Rollup's `manualChunks`: what pages share comes in few files, since each has its own headers and its own beginning of a
 * compression. Libraries of every page are one file, what else every page imports is in the first of `shared`; each of these
 * has what half of its pages import as well. What a page outside of them has in common with them is parted off. What a page has
 * for itself, or in common with no more than a part that others load late, stays in its file. The rest is left to Rollup, which
 * would put it back where it is imported from.
 * @param {object} entries how the ids of modules begin
 * @param {readonly string[]} entries.everywhere that every page loads
 * @param {string} [entries.first] of these the one whose file is that of the first of `shared`
 * @param {Record<string, readonly string[]>} entries.shared routes, by the name of the file that they share
 * @param {Record<string, Record<string, readonly string[]>>} [entries.parted] routes outside of these, by the name of the
 *   file that they share with them, by theirs
 * @param {Record<string, { page: string, late: string }>} [entries.lent] a page that lends what it is made of to a part that
 *   others load late, by the name of its file
 * @returns {import('vite').Rollup.GetManualChunk}
 */
export function toSharedChunks({ everywhere, first, shared, parted = {}, lent = {} }) {
  const pages = [...(first ? [first] : []), ...Object.values(lent).map(({ page }) => page)]
  /** @type {Map<string, string> | undefined} */
  let chunks
  return (id, { getModuleIds, getModuleInfo }) => {
    const isStart = (/** @type {string} */ known) => {
      const info = getModuleInfo(known)
      return Boolean(info?.isEntry || info?.dynamicImporters.length)
    }
    chunks ??= assign([...getModuleIds()], { isStart, listImports: (known) => getModuleInfo(known)?.importedIds ?? [] })
    // an entry runs when it is loaded, which has to wait for what it finds on the page; a page's module does nothing by itself
    const isApart = getModuleInfo(id)?.isEntry && !pages.some((page) => id.startsWith(page))
    return isApart ? undefined : chunks.get(id)
  }

  /**
   * @param {string[]} ids
   * @param {{ isStart: (id: string) => boolean, listImports: ListImports }} graph
   */
  function assign(ids, { isStart, listImports }) {
    /** @param {string} entry */
    function reachFrom(entry) {
      const begun = ids.filter((id) => id.startsWith(entry))
      return reach(begun, listImports)
    }
    const always = new Set(everywhere.flatMap((entry) => [...reachFrom(entry)]))
    const assigned = new Map()
    for (const [name, routes] of Object.entries(shared)) {
      const reached = routes.map(reachFrom)
      const isShared = (/** @type {string} */ id) =>
        always.has(id) || reached.filter((some) => some.has(id)).length >= routes.length / 2
      const others = Object.entries(parted[name] ?? {}).map(([part, some]) => ({
        part,
        reached: new Set(some.flatMap((entry) => [...reachFrom(entry)])),
      }))
      for (const id of ids.filter((one) => !assigned.has(one) && isShared(one))) {
        const part = others.find((one) => one.reached.has(id))?.part ?? name
        assigned.set(id, isOurs(id) ? part : 'library')
      }
    }
    for (const [name, { page, late }] of Object.entries(lent)) {
      const others = ids.filter((id) => isStart(id) && !id.startsWith(page) && !id.startsWith(late))
      const elsewhere = reach(others, listImports)
      for (const id of reachFrom(page)) if (!assigned.has(id) && !elsewhere.has(id)) assigned.set(id, name)
    }
    return assigned
  }
}

/**
 * @param {string[]} from
 * @param {ListImports} listNext
 */
function reach(from, listNext) {
  const reached = new Set(from)
  for (const id of reached) for (const next of listNext(id)) reached.add(next)
  return reached
}

/**
 * Also what the bundler adds (its names begin with a zero byte) goes with the libraries, which need it: if they imported a
 * file of ours, it would depend on the network which of the two runs first.
 * @param {string} id
 */
function isOurs(id) {
  return !id.includes('/node_modules/') && !id.startsWith('\0')
}

/**
 * A Vite plugin that lets the files of these pages have more exports than the page's own, for others to import: Rollup would
 * make each a file that does no more than name them, and the page would load both.
 * @param {readonly string[]} pages files of routes
 * @returns {import('vite').Plugin}
 */
export function lendPages(pages) {
  return {
    name: 'lend-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      // as Remix names what a browser is sent of a route
      for (const page of pages)
        this.emitFile({ type: 'chunk', id: `${page}?__remix-build-client-route`, preserveSignature: 'allow-extension' })
    },
  }
}

/**
 * A Vite plugin that refuses a build whose files import each other in a circle: which of them runs first would depend on
 * the network, and what it needs would not be there yet.
 * @returns {import('vite').Plugin}
 */
export function refuseCircles() {
  return {
    name: 'refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) {
        const reached = reach(listImports(name), listImports)
        if (reached.has(name)) this.error(`${name} imports itself by way of ${[...reached].join(', ')}`)
      }

      /** @param {string} name */
      function listImports(name) {
        const file = bundle[name]
        return file?.type === 'chunk' ? file.imports : []
      }
    },
  }
}
