/** @import { Pair, Result } from '../bench.mjs' */

const noFigure = '–'

/** How the figures of a load are called in the table, and how they are written. */
const figures = [
  { name: 'fcp', says: 'FCP, ms' },
  { name: 'lcp', says: 'LCP, ms' },
  { name: 'tbt', says: 'TBT, ms' },
  { name: 'html', says: 'HTML, bytes' },
  { name: 'css', says: 'CSS, bytes' },
  { name: 'js', says: 'JS, bytes' },
  { name: 'requests', says: 'requests' },
]

/** @param {number} value */
function toText(value) {
  if (!Number.isFinite(value)) return noFigure
  return Math.abs(value) < 10 ? String(Number(value.toFixed(2))) : Math.round(value).toLocaleString('en')
}

/** @param {Pair} pair @returns the shop's figure, the floor's, and how many times the floor's the shop's is */
function toCells({ shop, floor }) {
  const ratio = floor > 0 ? shop / floor : NaN
  return [
    toText(shop),
    toText(floor),
    Number.isFinite(ratio) ? `× ${ratio < 0.1 ? ratio.toPrecision(2) : ratio.toFixed(2)}` : noFigure,
  ]
}

/** @param {string[]} head @param {string[][]} rows */
function toTable(head, rows) {
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @param {NonNullable<Result['pages']>} pages */
function toPageTables(pages) {
  return Object.entries(pages).map(([profile, byPage]) => {
    const rows = Object.entries(byPage).flatMap(([page, pairs]) =>
      figures.map(({ name, says }, at) => [
        at === 0 ? page : '',
        says,
        ...toCells(pairs[name] ?? { shop: NaN, floor: NaN }),
      ]),
    )
    return `## Pages, ${profile}\n\n${toTable(['page', '', 'shop', 'floor', 'ratio'], rows)}`
  })
}

/** @param {string} title @param {Record<string, Pair>} pairs */
function toPairTable(title, pairs) {
  const rows = Object.entries(pairs).map(([name, pair]) => [name, ...toCells(pair)])
  return `## ${title}\n\n${toTable(['', 'shop', 'floor', 'ratio'], rows)}`
}

/** @param {NonNullable<Result['weight']>} weight */
function toWeightTable(weight) {
  const rows = Object.entries(weight).map(([page, { all, library, ours, files }]) => [
    page,
    ...[all, library, ours, files].map((value) => value.toLocaleString('en')),
  ])
  return `## Script of a page in the build, bytes of brotli\n\n${toTable(['page', 'all', 'library', 'our own', 'files'], rows)}`
}

/** @param {NonNullable<Result['unused']>} unused */
function toUnusedList(unused) {
  const sum = (/** @type {'bytes' | 'unused'} */ name) => unused.reduce((total, one) => total + one[name], 0)
  const all = { file: 'all', bytes: sum('bytes'), unused: sum('unused') }
  const rows = [all, ...unused].map(({ file, bytes, unused: idle }) => [
    file,
    bytes.toLocaleString('en'),
    idle.toLocaleString('en'),
    `${Math.round((100 * idle) / bytes)} %`,
  ])
  const largest = unused
    .filter((one) => one.largest.length > 0)
    .map(({ file, largest: functions }) => `${file}\n\n${functions.map((text) => `    ${text}`).join('\n')}`)
  return [
    `## Script that no step from home to checkout has called, bytes before compression\n\n${toTable(['file', 'all', 'unused', 'share'], rows)}`,
    `### Its largest functions\n\n${largest.slice(0, 5).join('\n\n')}`,
  ].join('\n\n')
}

/** @param {Result} result @returns Markdown */
export function toReport({ shop, date, machine, chromium, runs, pages, times, server, processor, weight, unused }) {
  const head = `# The shop beside its own pages without script\n\n${shop}, ${date}, ${machine}, Chromium ${chromium}, medians of ${runs}, in turns`
  return [
    head,
    ...(pages ? toPageTables(pages) : []),
    ...(times ? [toPairTable('Ways, ms', times)] : []),
    ...(server ? [toPairTable('Pages a second, 20 connections, no cookie', server)] : []),
    ...(processor ? [toPairTable('Processor of the server, ms a page', processor)] : []),
    ...(weight ? [toWeightTable(weight)] : []),
    ...(unused ? [toUnusedList(unused)] : []),
  ].join('\n\n')
}
