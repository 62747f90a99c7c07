/**
 * @typedef {object} Settled
 * @property {string} what is looked for, for a build that finds none of it
 * @property {string} file whose path has this in it
 * @property {RegExp} pattern
 * @property {string | ((found: string, ...groups: string[]) => string)} by what stands in its place
 */

const remix = '/@remix-run/react/dist/esm/'
const router = '/@remix-run/router/dist/router.js'
const react = '/react-dom/cjs/react-dom.production.min.js'

/**
 * What this build knows of Remix and its router: its future flags, that the routes are all there and that a server answers;
 * with `v3_singleFetch` also that no data comes in any other way, and that a page whose state stands in it has no stream of it
 * (`app/http/server/page-data.server.ts`).
 * @param {Record<string, boolean | undefined>} flags of `remix.config.js`
 * @returns {Settled[]}
 */
function listOfRemix(flags) {
  /** @type {Settled[]} */
  const always = [
    {
      what: 'a future flag',
      file: remix,
      pattern: /(?:window\.__remixContext\.)?\bfuture\.(v3_\w+)/g,
      by: (_, flag = '') => `${flags[flag]}`,
    },
    {
      what: 'a look for an app without a server',
      file: remix,
      pattern: /window\.__remixContext\.isSpaMode/g,
      by: 'false',
    },
    // written to it, a name would keep what nobody imports
    {
      what: 'a name for tools of developers',
      file: remix,
      pattern: /^(?:NavLink|Link|Form)\.displayName = .*$/gm,
      by: '',
    },
    // where a page has failed in a browser its scripts are there
    {
      what: 'scripts of a page of failure',
      file: remix,
      pattern: /\/\*#__PURE__\*\/React\.createElement\(Scripts, null\)/g,
      by: 'null',
    },
    {
      what: 'a warning for developers',
      file: router,
      pattern: /^function warning\(cond, message\) \{[^]*?^\}/gm,
      by: 'function warning() {}',
    },
  ]
  if (!flags.v3_singleFetch) return always
  // before the flag itself
  const first = {
    what: 'a wait for the data of a page',
    file: `${remix}browser.js`,
    pattern: /(?<=if \()window\.__remixContext\.future\.v3_singleFetch(?=\) \{\s+\/\/ Note: `stateDecodingPromise`)/g,
    by: '!window.__remixContext.state',
  }
  /** @type {Settled[]} */
  const settled = [
    // the second argument of the router's handlers, there with single fetch only
    { what: 'a look at how data comes', file: remix, pattern: /typeof singleFetch === "function"/g, by: 'true' },
    // what `defer()` makes, which only a loader in the browser could answer
    {
      what: 'deferred data',
      file: router,
      pattern: /return result\.type === ResultType\.deferred;/g,
      by: 'return false;',
    },
    { what: 'a look for deferred data', file: router, pattern: /if \(isDeferredData\(result\)\)/g, by: 'if (false)' },
  ]
  // Remix turns on the router's flags: some always, three by its own
  const isNewest = flags.v3_fetcherPersist && flags.v3_relativeSplatPath
  return [
    first,
    ...always,
    ...settled,
    ...(isNewest
      ? [{ what: 'a flag of the router', file: router, pattern: /\bfuture\.v7_(?!throwAbortReason)\w+/g, by: 'true' }]
      : []),
    ...(flags.v3_lazyRouteDiscovery
      ? []
      : [
          {
            what: 'routes that are found later',
            file: router,
            pattern: /let patchRoutesOnNavigationImpl = init\.patchRoutesOnNavigation;/g,
            by: 'const patchRoutesOnNavigationImpl = undefined;',
          },
        ]),
  ]
}

/**
 * What every page of the shop knows of React: it hydrates by `hydrateRoot`, so all that it draws is in the mode of React 18
 * (the first bit of `mode`), nobody draws as before it, and no browser that the build is for is Internet Explorer.
 * @type {Settled[]}
 */
const ofReact = [
  { what: 'a mode other than that of React 18', file: react, pattern: /0===\(\w\.mode&1\)/g, by: 'false' },
  { what: 'the mode of React 18', file: react, pattern: /0!==\(\w\.mode&1\)/g, by: 'true' },
  {
    what: 'a way to draw as before React 18',
    file: react,
    pattern: /exports\.(?:findDOMNode|hydrate|render|unmountComponentAtNode|unstable_renderSubtreeIntoContainer)=/g,
    by: 'void ',
  },
  {
    what: 'a look for a document',
    file: react,
    pattern: /=!\("undefined"===typeof window\|\|[^;]*?\)(?=[,;])/g,
    by: '=true',
  },
  { what: 'a look for composed letters', file: react, pattern: /\w+&&"CompositionEvent"in window/g, by: 'true' },
  {
    what: 'a look for Internet Explorer',
    file: react,
    pattern: /\w+&&"documentMode"in document&&(?:\(\w+=document\.documentMode\)|11>=document\.documentMode)/g,
    by: 'false',
  },
  { what: 'a look for the event of fields', file: react, pattern: /"oninput"in document/g, by: 'true' },
  {
    what: 'a look for the event of fields in Internet Explorer',
    file: react,
    pattern: /\(!document\.documentMode\|\|9<document\.documentMode\)/g,
    by: 'true',
  },
]

/**
 * A Vite plugin that writes into the libraries' code for the browser what this build has settled. The code for all else, 6.5 kB
 * of every page's script, then falls out. Their code is no promise: the build fails once one of the patterns is found nowhere.
 * @param {Record<string, boolean | undefined>} [flags] of `remix.config.js`
 * @returns {import('vite').Plugin}
 */
export function settleLibraries(flags = {}) {
  const sought = [...listOfRemix(flags), ...ofReact]
  /** @type {Set<string>} */
  const found = new Set()
  let isForBrowsers = false

  return {
    name: 'settled-libraries',
    apply: 'build',
    configResolved({ build }) {
      isForBrowsers = !build.ssr
    },
    transform(code, id, { ssr } = {}) {
      const own = sought.filter(({ file }) => id.includes(file))
      if (ssr || own.length === 0) return null
      const settled = own.reduce((text, { what, pattern, by }) => {
        if (text.search(pattern) >= 0) found.add(what)
        return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)
      }, code)
      return { code: settled, map: null }
    },
    buildEnd(error) {
      const missing = sought.map(({ what }) => what).filter((what) => !found.has(what))
      if (!error && isForBrowsers && missing.length > 0)
        this.error(`The libraries have no longer ${missing.join(', ')}: look at scripts/settled-libraries.mjs`)
    },
  }
}
