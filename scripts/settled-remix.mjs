const browserCode = '/@remix-run/react/dist/esm/'

/**
 * A Vite plugin that writes into Remix's code for the browser what this build has settled: its future flags, and with
 * `v3_singleFetch` that no data comes in any other way. The code for all else, 3 kB of every page's script, then falls out.
 * @param {Record<string, boolean | undefined>} [flags] of `remix.config.js`
 * @returns {import('vite').Plugin}
 */
export function settleRemix(flags = {}) {
  return {
    name: 'settled-remix',
    apply: 'build',
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.includes(browserCode)) return null
      const withFlags = code.replace(/(?:window\.__remixContext\.)?\bfuture\.(v3_\w+)/g, (_, flag) => `${flags[flag]}`)
      return { code: flags.v3_singleFetch ? settleSource(withFlags) : withFlags, map: null }
    },
  }
}

// the second argument of the router's handlers, there with single fetch only
function settleSource(code) {
  return code.replaceAll('typeof singleFetch === "function"', 'true')
}
