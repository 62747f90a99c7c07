/** @typedef {import('./change.mjs').Reach} Reach */

/**
 * What Playwright runs for a change: each journey of the areas that have changed once, of those that use them the journeys
 * and of all others the core over plain HTTP. What only draws pages decides nothing, so what is asked of the server is left out. Only what is drawn, and what has no page without script, needs the browser,
 * which takes three times as long; of a change on the server alone nothing is walked there. Playwright matches `--grep` against project, path, title and tags.
 * @param {Reach} reach
 */
export function toPlaywrightArgs({ areas, users, specs, languages, scripted, drawn, decided, core, everything }) {
  if (everything) return []
  const own = areas.size > 0 ? below(areas) : undefined
  const wanted = [
    ...(own ? listOwn(own, { scripted, drawn, decided }) : []),
    ...(languages.size > 0 ? [`(?:(?:${[...languages].join('|')})-(?:js|plain)|light) ${own ?? '.*@five'}`] : []),
    ...(users.size > 0 ? [`plain ${below(users)}(?!.*@plain)`] : []),
    ...(specs.size > 0 ? [`(?:js|no-js|plain|http) (?:${[...specs].join('|').replaceAll('.', '\\.')})`] : []),
    ...(core ? listCore(own && drawn ? own : undefined) : []),
  ]
  return ['--pass-with-no-tests', '--grep', `(?:^|\\s)(?:${wanted.join('|')})`]
}

/** @param {string} own @param {Pick<Reach, 'scripted' | 'drawn' | 'decided'>} reach */
function listOwn(own, { scripted, drawn, decided }) {
  if (!scripted) return [`(?:http|plain) ${own}`]
  const unscripted = `no-js ${own}\\S*\\.no-js\\.spec`
  if (drawn) return [`${decided ? '(?:http|js)' : 'js'} ${own}`, `plain ${own}.*@plain`, unscripted]
  return [`(?:http|plain) ${own}`, `js ${own}\\S*\\.js\\.spec`, unscripted]
}

/** What of the core only a browser can tell is walked there. @param {string} [walked] what is walked with script */
function listCore(walked) {
  const elsewhere = walked ? `(?!${walked})` : ''
  return [`plain ${elsewhere}.*@core`, `no-js ${elsewhere}(?=.*@browser).*@core`]
}

/** @param {Iterable<string>} names */
function below(names) {
  return `(?:${[...names].map((name) => (name.includes('/') ? name : `${name}/`)).join('|')})`
}

/**
 * What of the tests a change reaches, and what is left, for whoever relies on it.
 * @param {import('./change.mjs').Change & { reach: Reach }} change
 */
export function describeChange({ base, files, reach }) {
  const since = `${files.length} ${files.length === 1 ? 'file differs' : 'files differ'} from ${base.slice(0, 7)}`
  if (reach.everything) return `${since}: all journeys.`
  const { areas, users, specs, languages, drawn, scripted, core } = reach
  const once = drawn ? 'with script' : scripted ? 'without script, with it where that differs' : 'without script'
  const walked = [
    ...(areas.size > 0 ? [`${[...areas].join(', ')} in English, each journey once, ${once}`] : []),
    ...(languages.size > 0 ? [`some of it in ${[...languages].join(', ')}`] : []),
    ...(users.size > 0 ? [`without script the journeys of ${[...users].join(', ')}, which use it`] : []),
    ...(specs.size > 0 ? [`${[...specs].join(', ')} in English`] : []),
    ...(core ? ['without script the core'] : []),
  ]
  return `${since}: ${walked.join('; ') || 'no journey'}.`
}

/** @param {Reach} reach @returns {string} what the whole run walks beside that */
export function describeRest({ everything, areas, drawn, decided, languages }) {
  if (everything) return 'npm test walks the same, and keeps the times.'
  const own = [...areas].join(', ')
  const unscripted = decided ? 'without script too' : 'without script too, and what the server decides'
  const twice = drawn ? unscripted : 'in browsers, with script and without'
  const rest = [
    ...(own ? [`${own} ${twice}`] : []),
    'the other areas whole',
    'the core in a browser without script',
    `the ${languages.size > 0 ? 'other ' : ''}languages and the light version`,
  ]
  return `Of the journeys npm test adds: ${rest.join('; ')}.`
}
