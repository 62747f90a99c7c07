import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listGitFiles } from './change.mjs'
import { listChecked } from './house/checked.mjs'
import { countCommentLines, listDocstrings } from './house/comments.mjs'
import { listImports, listOnlyChildren, toLongestChain } from './house/imports.mjs'
import { countHiddenState, isOfLanguage, keepsOnce, listPostShapes, toRoom } from './house/patterns.mjs'
import { readApp, toName } from './house/program.mjs'
import { countLines, listFunctionSizes, toQuantile } from './house/sizes.mjs'
import { listOldReasons, toReason } from './house/short-files.mjs'
import { walk } from './house/walk.mjs'
import { listAppFiles, resolveImport } from './importers.mjs'
import { isMain, root } from './project.mjs'
import { programs } from './typecheck.mjs'

/** @import ts from 'typescript' */

/**
 * @typedef {object} Measure
 * @property {string} name
 * @property {number[]} today
 * @property {number[]} [goal] none where there is only something to look at
 * @property {string} says what the figures are
 * @property {string[]} [list] what was counted
 */

const walks = [
  { says: 'place order', name: 'placeOrder', parameter: 'ctx', goal: [20, 6] },
  { says: 'add a line', name: 'addLine', parameter: 'ctx', goal: [12, 4] },
  { says: 'sign in', name: 'postSignIn', parameter: 'ctx', goal: [16, 5] },
]

/** @returns {Measure[]} of the app as it lies here, committed or not */
export function measureApp() {
  const program = readApp()
  const app = new Set(listAppFiles())
  const sources = program.getSourceFiles().filter((source) => app.has(toName(source)))
  return [...listWays(program, app), ...listHabits(sources), ...listSizes(sources)]
}

/** @param {ts.Program} program @param {Set<string>} app @returns {Measure[]} */
function listWays(program, app) {
  const names = new Map(program.getSourceFiles().map((source) => [source.fileName, toName(source)]))
  return walks.map(({ says, goal, ...entry }) => {
    const { stays, rooms, returns } = walk(program, entry, (file) => app.has(names.get(file) ?? ''))
    const list = stays.map((file) => names.get(file) ?? file)
    return { name: `${says}: rooms / returns`, today: [rooms, returns], goal, says: walkSays(entry), list }
  })
}

/** @param {{ name: string, parameter: string }} entry */
function walkSays({ name, parameter }) {
  return `files that “${parameter}” of ${name}() is passed through / times it comes back to one that it has left`
}

/** @param {ts.SourceFile[]} sources @returns {Measure[]} */
function listHabits(sources) {
  /** @param {(one: { byValue: boolean }) => boolean} counts */
  const toImports = (counts) =>
    new Map(
      sources.map((source) => {
        const names = listImports(source).filter(counts)
        return [toName(source), names.flatMap(({ name }) => resolveImport(name, toName(source)) ?? [])]
      }),
    )
  const lines = new Map(sources.map((source) => [toName(source), countLines(source.text)]))
  const chain = toLongestChain(toImports(({ byValue }) => byValue))
  const only = listOnlyChildren(
    toImports(() => true),
    (file) => lines.get(file) ?? 0,
  )
  const untested = only.filter((file) => !['ts', 'tsx'].some((ending) => existsSync(toTest(file, ending))))
  const unexplained = [...untested.filter((file) => !toReason(file)), ...listOldReasons(untested)]
  const once = sources.filter((source) => keepsOnce(toName(source), source.text)).map(toName)
  const shapes = new Set(sources.flatMap(({ text }) => listPostShapes(text)))
  const hidden = sources.filter(({ text }) => countHiddenState(text) > 0)
  return [
    { name: 'longest import chain', today: [chain.length], goal: [14], says: 'files, by value', list: chain },
    {
      name: 'exactly once: rooms / files',
      today: [new Set(once.map(toRoom)).size, once.length],
      goal: [1],
      says: 'by the names that such mechanisms have, so one under a new name is not seen',
      list: once,
    },
    {
      name: 'result shapes of form posts',
      today: [shapes.size],
      goal: [1],
      says: 'by name, what functions post…() answer',
      list: [...shapes],
    },
    {
      name: 'hidden request state',
      today: [hidden.reduce((sum, { text }) => sum + countHiddenState(text), 0)],
      goal: [0],
      says: 'a WeakMap or WeakSet keyed by the request or its context',
      list: hidden.map(toName),
    },
    {
      name: 'short files without a reason / all',
      today: [unexplained.length, only.length],
      goal: [0],
      says: 'under 40 lines, used by one file beside them, without a test of their own and without a reason in short-files.mjs',
      list: unexplained,
    },
  ]
}

/** @param {string} file @param {string} ending */
function toTest(file, ending) {
  return join(root, file.replace(/\.tsx?$/, `.test.${ending}`))
}

/** @param {ts.SourceFile[]} sources @returns {Measure[]} */
function listSizes(sources) {
  const lines = sources.map(({ text }) => countLines(text))
  const functions = sources.flatMap(listFunctionSizes)
  const comments = sources.reduce((sum, source) => sum + countCommentLines(source), 0)
  const docstrings = sources.flatMap((source) =>
    listDocstrings(source).map((one) => ({ ...one, file: toName(source) })),
  )
  const echoes = docstrings.filter((one) => one.echoes)
  const plain = docstrings.filter((one) => one.isPlain)
  const share = (1000 * comments) / lines.reduce((sum, one) => sum + one, 0)
  const quantiles = [0.5, 0.95]
  return [
    {
      name: 'file: median / 95 %',
      today: quantiles.map((one) => toQuantile(lines, one)),
      goal: [80, 250],
      says: 'lines',
    },
    {
      name: 'function: median / 95 %',
      today: quantiles.map((one) => toQuantile(functions, one)),
      goal: [50, 50],
      says: 'lines',
    },
    { name: 'comment share, %', today: [Math.round(share) / 10], says: 'lines of comment alone among all lines' },
    {
      name: 'docstrings: echo / plain / all',
      today: [echoes.length, plain.length, docstrings.length],
      says: 'a guess: half of the words stand in the signature / one sentence without tag, figure or code',
      list: echoes.map(({ file, name }) => `${file} ${name}`),
    },
  ]
}

/** @returns {Measure[]} of all of the project, not the app alone */
function measureProject() {
  const files = listGitFiles('.').filter((file) => existsSync(join(root, file)) && !file.startsWith('public/'))
  const unchecked = listUnchecked(files)
  const product = unchecked.filter((file) => !/\.test\.|(^|\/)tests\/|^backend\/pictures\//.test(file))
  const language = files.filter((file) => isOfLanguage(file, isCode(file) ? read(file) : '', 'ja'))
  const ownFolders = language.flatMap((file) => /^(.*\/)?ja(?=\/)/.exec(file)?.[0] ?? [])
  return [
    {
      name: 'lines without type check',
      today: [sumLines(product), sumLines(unchecked)],
      goal: [0, 0],
      says: 'JavaScript that no program of npm run typecheck checks strictly, and what says @ts-nocheck; without tests and drawn pictures / all',
      list: toFolderSums(unchecked),
    },
    {
      name: 'a language: folders / elsewhere',
      today: [new Set(ownFolders).size, language.length - ownFolders.length],
      goal: [2, 1],
      says: `folders that are there for Japanese alone / other files that name it; ${language.length} files in all`,
      list: language,
    },
  ]
}

/** @param {string} file */
function isCode(file) {
  return /\.(m|c)?[jt]sx?$/.test(file)
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), 'utf8')
}

/** @param {string[]} files */
function sumLines(files) {
  return files.reduce((sum, file) => sum + countLines(read(file)), 0)
}

/** @param {string[]} files @returns {string[]} */
function listUnchecked(files) {
  const checked = new Set(programs.flatMap(({ config }) => listChecked(config)))
  return files.filter((file) =>
    /\.(m|c)?js$/.test(file) ? !checked.has(file) : isCode(file) && /^\/\/ @ts-nocheck/m.test(read(file)),
  )
}

/** @param {string[]} files */
function toFolderSums(files) {
  const folders = new Set(
    files.map((file) =>
      file
        .split('/')
        .slice(0, 3)
        .filter((_, at, all) => at < all.length - 1)
        .join('/'),
    ),
  )
  const ofFolder = [...folders].map((folder) => ({
    folder,
    lines: sumLines(files.filter((file) => file.startsWith(`${folder}/`) && !hasCloser(file, folder, folders))),
  }))
  return ofFolder.toSorted((a, b) => b.lines - a.lines).map(({ folder, lines }) => `${lines} ${folder || '.'}`)
}

/** @param {string} file @param {string} folder @param {Set<string>} folders */
function hasCloser(file, folder, folders) {
  return [...folders].some((one) => one.length > folder.length && file.startsWith(`${one}/`))
}

/** @param {Measure} measure */
export function isReached({ today, goal }) {
  return goal?.every((most, at) => (today[at] ?? 0) <= most)
}

/** @param {Measure[]} measures @returns {string} a table for people */
export function toTable(measures) {
  const rows = measures.map((one) => {
    const reached = isReached(one)
    const mark = reached === undefined ? ' ' : reached ? '✓' : '·'
    return [one.name, one.today.join(' / '), one.goal ? `≤ ${one.goal.join(' / ')}` : '', mark, one.says]
  })
  const table = [['', 'today', 'goal', '', ''], ...rows]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

// `npm run house`, `-- --json`, `-- --list` for what was counted
if (isMain(import.meta.url)) {
  const measures = [...measureApp(), ...measureProject()]
  if (process.argv.includes('--json')) console.log(JSON.stringify(measures, null, 2))
  else console.log(toTable(measures))
  if (process.argv.includes('--list')) {
    for (const { name, list } of measures)
      if (list) console.log(`\n${name}\n${list.map((one) => `  ${one}`).join('\n')}`)
  }
}
