import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listGitFiles } from '../../scripts/change.mjs'

const files = listGitFiles('.')
const documents = files.filter((file) => file.endsWith('.md') && !/^content\/|CHANGELOG/.test(file))

/** Where a document links to in the repository. */
function listTargets(file: string): { path: string; heading?: string }[] {
  const text = readFileSync(file, 'utf8').replace(/^```.*?^```/gms, '')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return links
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', heading] = target.split('#')
      return { path: path ? join(dirname(file), path) : file, heading }
    })
}

/** As GitHub makes them: lower case, spaces to hyphens, no other marks. */
function listHeadings(file: string): string[] {
  const titles = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title)
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

describe('what documents link to is there', () => {
  test.each(documents)('%s', (file) => {
    const missing = listTargets(file).filter(({ path, heading }) => {
      return !existsSync(path) || (heading && path.endsWith('.md') && !listHeadings(path).includes(heading))
    })
    expect(missing).toEqual([])
  })
})

const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
)
const roots = ['', 'app/', 'app/features/', 'packages/medusa-plugin-vitrine/', 'packages/medusa-plugin-vitrine/src/']
const ending = /\.(?:server|admin\.server|test|spec)?\.?(?:tsx?|m?js|cjs|css|json|md)$/

/** Files and folders in `code`: by their path, from one of the roots or from where the document is, or by their name alone. */
function isThere(named: string, document: string): boolean {
  const path = named.replace(/\/$/, '').replace(/^plugin\//, 'packages/medusa-plugin-vitrine/src/')
  if ([dirname(document) + '/', ...roots].some((root) => existsSync(join(root, path)))) return true
  const isEnd = (file: string) => file.endsWith(`/${path}`) || file.startsWith(`${path}.`) || file.includes(`/${path}.`)
  return files.some(isEnd) || folders.has(path)
}

describe('what documents name is there', () => {
  test.each(documents)('%s', (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/`([\w.-]+(?:\/[\w[\]-][\w.[\]-]*)*\/?)`/g)].map(
      ([, name = '']) => name,
    )
    const paths = named.filter(
      (name) => ending.test(name) || /^(?:app|backend|docs|packages|scripts|tests|features|http|once)\//.test(name),
    )
    expect(paths.filter((path) => !isThere(path, file))).toEqual([])
  })
})
