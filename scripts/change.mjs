import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { featureEdges } from './feature-edges.mjs'
import { measureImporters } from './importers.mjs'
import { root } from './project.mjs'

/**
 * @typedef {{ base: string, files: string[] }} Change a commit, and the files that differ, also removed and new ones
 *
 * @typedef {object} Reach what a change may have changed for shoppers
 * @property {Set<string>} areas folders of `tests/e2e/` whose subject itself has changed, or how the paths of their specs
 *   begin
 * @property {Set<string>} users folders whose features import what has changed, or a file that does
 * @property {Set<string>} specs changed ones, below `tests/e2e/`
 * @property {Set<string>} languages in which shoppers may see another page than in English
 * @property {boolean} scripted whether a browser has any of it, and not only the server
 * @property {boolean} drawn whether it is what pages are drawn with
 * @property {boolean} decided whether it is more than that: what the server answers may be another
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

/**
 * What has no page of its own is walked by the specs about it, named by how their paths begin.
 * @type {Record<string, string[]>}
 */
export const specsOfFeatures = {
  address: [
    'account/account-addresses',
    'checkout/checkout-addresses',
    'checkout/checkout-corrections',
    'checkout/checkout-input',
    'checkout/delivery-note',
    'checkout/odd-addresses',
    'checkout/postcode-place',
  ],
  'delivery-promise': ['checkout/confirmation', 'orders/arrival'],
  'gift-note': ['gift-cards/given-to-somebody', 'gift-cards/late-gift-fields'],
  guarantee: ['catalog/offer-facts', 'checkout/legal-guarantee'],
  limits: [
    'auth/busy-link',
    'auth/sign-in-attacks',
    'cart/codes',
    'gift-cards/gift-card-balance',
    'orders/order-look-up',
  ],
  payment: [
    'after-sales/order-edit-payment',
    'after-sales/payment-collection-ownership',
    'checkout/bank-transfer',
    'checkout/invoice-limit',
    'checkout/order-faults',
    'checkout/payment',
    'checkout/stripe',
    'checkout/taken-payment',
  ],
  vitals: ['shop/vitals'],
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
  [/^app\/features\/([\w-]+)\//, (name) => specsOfFeatures[name] ?? toAreas([name])],
  [/^app\/routes\/([\w-]+)\//, (name) => areasOfRoutes[name] ?? toAreas([name])],
  [/^app\/rpc\/([\w-]+)\.server\.ts$/, (name) => toAreas([name])],
  [/^tests\/e2e\/.*\.spec\.ts$/, none],
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

// routes answer too
const onlyDrawn = /^app\/(features|styles|ui)\/.*(\.css|(?<!\.server)\.tsx|\/use-[\w-]+\.ts)$/

// who imports only what imports a user of it is walked by the core, and whole in the whole run
const near = 2

/**
 * @param {string[]} files from the project’s folder
 * @returns {Reach}
 */
export function toReach(files) {
  const found = files.map(findSubject)
  const areas = new Set(found.filter(Array.isArray).flat())
  // specs and their steps change nothing for those who use their subject
  const shipped = files.filter((file) => !file.startsWith('tests/') && findSubject(file) !== none)
  const some = (/** @type {RegExp} */ pattern) => shipped.some((file) => pattern.test(file))
  return {
    areas,
    users: listUsers(shipped, areas),
    specs: new Set(files.flatMap((file) => /^tests\/e2e\/(.*\.spec\.ts)$/.exec(file)?.[1] ?? [])),
    languages: listLanguages(shipped),
    scripted: files.some((file) => /^(app|tests\/e2e)\//.test(file) && !/\.server\.tsx?$/.test(file)),
    drawn: some(/^app\/.*(\.css|(?<!\.server)\.tsx|\/use-[\w-]+\.ts)$/),
    decided: shipped.length === 0 || shipped.some((file) => !onlyDrawn.test(file)),
    core: found.includes(core) || shipped.some((file) => listAreas(file).length > 0),
    everything: found.includes(everything),
    backend: files.some(
      (file) => /^(backend|packages|locales\/[\w-]+\/demo)\//.test(file) && !/\.md$/.test(file) && !types.test(file),
    ),
  }
}

/** @param {string[]} files @param {Set<string>} areas whose own they are */
function listUsers(files, areas) {
  const changed = new Set(files.flatMap((file) => /^app\/features\/([\w-]+)\//.exec(file)?.[1] ?? listAreas(file)))
  const mayUse = features.filter((name) => !areas.has(name) && edges[name]?.some((used) => changed.has(used)))
  const distances = mayUse.length > 0 ? measureImporters(files) : undefined
  if (!distances) return new Set(mayUse)
  const users = [...distances].filter(([, distance]) => distance <= near).map(([file]) => file)
  return new Set(mayUse.filter((name) => users.some((file) => file.startsWith(`app/features/${name}/`))))
}

/** A style may lie otherwise from right to left, words are each language’s own. @param {string[]} files */
function listLanguages(files) {
  const spoken = files.flatMap((file) => /^locales\/([\w-]+)\//.exec(file)?.[1] ?? [])
  const mirrored = files.some((file) => file.endsWith('.css'))
    ? readdirSync(join(root, 'locales')).filter(isMirrored)
    : []
  return new Set([...spoken, ...mirrored])
}

/** @param {string} language */
function isMirrored(language) {
  // older engines have a property, newer ones a method, and TypeScript neither
  const locale = /** @type {any} */ (new Intl.Locale(language))
  return (locale.getTextInfo?.() ?? locale.textInfo).direction === 'rtl'
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
