const browserCode = '/@remix-run/react/dist/esm/'

/** What is looked for in Remix's code, by what a build is told that finds none of it. */
const patterns = {
  'a future flag': /(?:window\.__remixContext\.)?\bfuture\.(v3_\w+)/g,
  // the second argument of the router's handlers, there with single fetch only
  'a look at how data comes': /typeof singleFetch === "function"/g,
}

/**
 * A Vite plugin that writes into Remix's code for the browser what this build has settled: its future flags, and with
 * `v3_singleFetch` that no data comes in any other way. The code for all else, 3 kB of every page's script, then falls out.
 * Remix's own code is no promise: the build fails once one of the patterns is found nowhere in it.
 * @param {Record<string, boolean | undefined>} [flags] of `remix.config.js`
 * @returns {import('vite').Plugin}
 */
export function settleRemix(flags = {}) {
  const sought = Object.entries(patterns).filter(([name]) => name === 'a future flag' || flags.v3_singleFetch)
  /** @type {Set<string>} */
  const found = new Set()
  let isForBrowsers = false

  return {
    name: 'settled-remix',
    apply: 'build',
    configResolved({ build }) {
      isForBrowsers = !build.ssr
    },
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.includes(browserCode)) return null
      const settled = sought.reduce((text, [name, pattern]) => {
        return text.replace(pattern, (_, flag) => {
          found.add(name)
          return name === 'a future flag' ? `${flags[flag]}` : 'true'
        })
      }, code)
      return { code: settled, map: null }
    },
    buildEnd(error) {
      const missing = sought.map(([name]) => name).filter((name) => !found.has(name))
      if (!error && isForBrowsers && missing.length > 0)
        this.error(`Remix's code for browsers has no longer ${missing.join(', ')}: look at scripts/settled-remix.mjs`)
    },
  }
}
