import { createSearchIndex, type SearchDocument } from '~/features/search/search-index'

/*
 * Memory and times of one language's search with a generated catalogue; the numbers are in docs/decisions/0008.
 *
 *   npx vite build --config tests/load/vite.config.ts --ssr tests/load/search-index.ts
 *   node --expose-gc .cache/load/search-index.js [products] [words of a description]
 */

const [productCount = 10_000, descriptionWords = 30] = process.argv.slice(2).map(Number)
const vocabularySize = 20_000
const letters = 'etaoinshrdlucmfgypwbvk'
let seed = 7

// the same catalogue each time
function draw(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}

function toWord(): string {
  return Array.from({ length: 3 + Math.floor(draw() * 8) }, () =>
    letters.charAt(draw() * draw() * letters.length),
  ).join('')
}

const vocabulary = Array.from({ length: vocabularySize }, toWord)

// as in a language, the second word half as often as the first
function write(count: number): string {
  return Array.from({ length: count }, () => vocabulary[Math.floor(vocabularySize ** draw()) - 1]).join(' ')
}

function toDocument(_: unknown, number: number): SearchDocument {
  return {
    id: `prod_${number}`,
    title: write(4),
    groups: [write(2), write(1)],
    within: [write(1), write(2)],
    values: ['Black', 'White', 'S', 'M'],
    codes: [`thing-${number}`, `ding-${number}`, `SKU-${number}`],
    about: write(7 + descriptionWords),
  }
}

function readHeapMb(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const before = readHeapMb()
let documents = Array.from({ length: productCount }, toDocument)
const buildStart = performance.now()
const index = await createSearchIndex(documents, { language: 'en' })
const buildMs = performance.now() - buildStart
documents = []
console.log(`${productCount} products, descriptions of ${descriptionWords} words`)
console.log(`memory ${(readHeapMb() - before).toFixed(1)} MB, built in ${buildMs.toFixed(0)} ms`)
const queries = Array.from({ length: 100 }, () => write(2))
const cpu = process.cpuUsage()
const found = queries.map((query) => index.search(query).ids.length)
const { user, system } = process.cpuUsage(cpu)
const mean = found.reduce((sum, count) => sum + count, 0) / found.length
console.log(`a search of two words: ${((user + system) / 1000 / found.length).toFixed(1)} ms, ${mean.toFixed(0)} found`)
