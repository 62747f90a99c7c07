import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { featureEdges } from './feature-edges.mjs'
import { listImporters } from './importers.mjs'
import { root } from './project.mjs'

/**
 * @typedef {{ base: string, files: string[] }} Change a commit, and the files that differ, also removed and new ones
 *
 * @typedef {object} Reach what a change may have changed for shoppers
 * @property {Set<string>} areas folders of `tests/e2e/` whose subject itself has changed
 * @property {Set<string>} users folders whose features may use one of these, and import what has changed
 * @property {boolean} core whether the core of all areas is walked
 * @property {boolean} everything
 * @property {boolean} backend whether the backend itself has changed
 */

/**
 * @param {string | undefined} ref what the change is to be compared with; without it HEAD where something is not committed
 *   yet, else what upstream has, or the commit before
 * @returns {Change}
 * @throws Error of one line where git does not know `ref`
 */
export function readChange(ref) {
  const base = ref ? requireCommit(ref) : findBase()
  return { base, files: [...new Set([...lines('diff', '--name-only', '--no-renames', base), ...listNewFiles()])] }
}

function findBase() {
  if (lines('status', '--porcelain').length > 0) return requireCommit('HEAD')
  const upstream = tryGit('merge-base', 'HEAD', '@{upstream}')
  return upstream && upstream !== requireCommit('HEAD') ? upstream : requireCommit('HEAD~1')
}

/**
 * Where work began that was to be compared with `ref`: what others have landed there since is not ours.
 * @param {string} ref
 */
function requireCommit(ref) {
  const commit = tryGit('merge-base', 'HEAD', ref)
  if (!commit) throw new Error(`git knows no “${ref}” that this work began from.`)
  return commit
}

function listNewFiles() {
  return lines('ls-files', '--others', '--exclude-standard')
}

/** The files below a folder that belong to the project, or will. @param {string} folder */
export function listGitFiles(folder) {
  return lines('ls-files', '--cached', '--others', '--exclude-standard', folder)
}

/** @param {string[]} args of git */
function lines(...args) {
  return git(...args)
    .split('\n')
    .filter(Boolean)
}

/** @param {string[]} args */
function tryGit(...args) {
  try {
    return git(...args).trim()
  } catch {
    return undefined
  }
}

/** @param {string[]} args */
function git(...args) {
  // quoted names would not be those of files
  const command = ['-c', 'core.quotePath=false', ...args]
  return execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** @type {Record<string, string[]>} */
const edges = featureEdges
const features = Object.keys(edges)

// entry points have folders of their own; those that are not here and not a feature’s stand on every page
/** @type {Record<string, string[]>} */
const areasOfRoutes = {
  cart: ['cart', 'gift-cards'],
  hooks: ['catalog'],
  images: ['pictures'],
  orders: ['orders', 'after-sales', 'gift-cards'],
  preferences: ['region'],
  seo: ['sitemap'],
}

// what has no page of its own is walked where it is used
/** @type {Record<string, string[]>} */
const areasOfFeatures = {
  address: ['address', 'account', 'checkout'],
  guarantee: ['catalog', 'checkout'],
  payment: ['payment', 'after-sales', 'checkout'],
}

const everything = 'everything'
const core = 'core'
/** @type {string[]} */
const none = []

// they say something to the type check alone
const types = /^(backend|scripts)\/(tsconfig\.json|.*\.d\.ts)$/

/** @typedef {string[] | typeof everything | typeof core} Subject areas, or more */

/**
 * What a file concerns, by the first pattern that fits; what none fits concerns everything. A function is given what the
 * pattern's group holds.
 * @type {[RegExp, Subject | ((name: string) => Subject)][]}
 */
const subjects = [
  [/^content\//, ['content']],
  [types, none],
  [/\.md$|\.test\.(ts|tsx|mjs)$/, none],
  [/^(docs|\.ci|tests\/(unit|contract|load|bench|pages))\/|^(Dockerfile|compose\.yaml|LICENSE)$/, none],
  [/^app\/features\/([\w-]+)\//, (name) => areasOfFeatures[name] ?? toAreas([name])],
  [/^app\/routes\/([\w-]+)\//, (name) => areasOfRoutes[name] ?? toAreas([name])],
  [/^app\/rpc\/([\w-]+)\.server\.ts$/, (name) => toAreas([name])],
  [/^locales\/[\w-]+\/([\w-]+)\.json$/, (name) => (features.includes(name) ? [name] : core)],
  [/^tests\/e2e\/([\w-]+)\//, (name) => [name]],
  [/^(backend|packages|locales\/[\w-]+\/demo)\//, core],
  [/^scripts\/(build|service-worker|settled-libraries|flag-icons|storefront)\.mjs$/, everything],
  [/^scripts\/|^(eslint|stylelint)\.config\.js$|^\.[\w.-]+$/, none],
]

/** @param {string[]} names @returns {Subject} */
function toAreas(names) {
  return names.every((name) => features.includes(name)) ? names : everything
}

/**
 * @param {string[]} files from the project’s folder
 * @returns {Reach}
 */
export function toReach(files) {
  const found = files.map(findSubject)
  const areas = new Set(found.filter(Array.isArray).flat())
  // specs alone change nothing for those who use their subject
  const changed = new Set(files.filter((file) => !file.startsWith('tests/')).flatMap(listAreas))
  const mayUse = features.filter((name) => !areas.has(name) && edges[name]?.some((used) => changed.has(used)))
  const importers = mayUse.length > 0 ? listImporters(files) : undefined
  const doesUse = (/** @type {string} */ name) =>
    !importers || [...importers].some((file) => file.startsWith(`app/features/${name}/`))
  const users = mayUse.filter(doesUse)
  return {
    areas,
    users: new Set(users),
    core: found.includes(core) || changed.size > 0,
    everything: found.includes(everything),
    backend: files.some(
      (file) => /^(backend|packages|locales\/[\w-]+\/demo)\//.test(file) && !/\.md$/.test(file) && !types.test(file),
    ),
  }
}

/** @param {string} file */
function listAreas(file) {
  const subject = findSubject(file)
  return Array.isArray(subject) ? subject : []
}

/** @param {string} file @returns {Subject} */
function findSubject(file) {
  for (const [pattern, subject] of subjects) {
    const match = pattern.exec(file)
    if (match) return typeof subject === 'function' ? subject(match[1] ?? '') : subject
  }
  return everything
}

/**
 * Those of the files that are still there and whose names end in one of the endings.
 * @param {string[]} files
 * @param {RegExp} endings
 */
export function listPresent(files, endings) {
  return files.filter((file) => endings.test(file) && existsSync(join(root, file)))
}

// a browser takes seconds where plain HTTP takes one: those who only use what has changed are walked there
const plain = '(?:plain|http)'

/**
 * What Playwright runs for a change: all of the areas that have changed, in English; of those that use them what needs no
 * browser; and the core of all areas with script off. Playwright matches `--grep` against project, path, title and tags.
 * @param {Reach} reach
 */
export function toPlaywrightArgs({ areas, users, core, everything }) {
  if (everything) return []
  const below = (/** @type {Iterable<string>} */ names) => `(?:${[...names].join('|')})/`
  const wanted = [
    ...(areas.size > 0 ? [`(?:js|no-js|${plain}) ${below(areas)}`] : []),
    ...(users.size > 0 ? [`${plain} ${below(users)}`] : []),
    ...(core ? ['no-js .*@core'] : []),
  ]
  return ['--pass-with-no-tests', '--grep', `(?:^|\\s)(?:${wanted.join('|')})`]
}

/** @param {Change & { reach: Reach }} change @returns {string} what of the tests a change reaches, for whoever relies on it */
export function describeChange({ base, files, reach }) {
  const since = `${files.length} ${files.length === 1 ? 'file differs' : 'files differ'} from ${base.slice(0, 7)}`
  if (reach.everything) return `${since}: all journeys.`
  const walked = [
    ...(reach.areas.size > 0 ? [`all of ${[...reach.areas].join(', ')} in English`] : []),
    ...(reach.users.size > 0 ? [`without script ${[...reach.users].join(', ')}, which use it`] : []),
    ...(reach.core ? ['without script the core'] : []),
  ]
  return `${since}: ${walked.join('; ') || 'no journey'}.`
}
