import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { getBuildDirectory, root } from '../../scripts/project.mjs'

export interface NextBuild {
  /** Of its web server, as an argument of node. */
  server: string
  remove(): Promise<void>
}

const hashed = /-([\w-]{8})\.(js|css)$/
const text = /\.m?(js|css)$/

/**
 * The shop's build with other hashes in the names of all its files, and another version: what the next deploy brings, in
 * the time of a copy. It lies below the project, where its server finds its packages.
 */
export async function makeNextBuild(): Promise<NextBuild> {
  const build = join(root, getBuildDirectory())
  const next = await mkdtemp(join(root, '.cache/next-build-'))
  await cp(build, next, { recursive: true, filter: (path) => !/\.(br|gz|map)$/.test(path) })
  const assets = join(next, 'client/assets')
  const renamed = new Map((await readdir(assets)).map((name) => [name, toNextName(name)]))
  const rename = makeRename(renamed)
  for (const entry of await readdir(next, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !text.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const code = rename(await readFile(path, 'utf8'))
    await rm(path)
    await writeFile(join(entry.parentPath, renamed.get(entry.name) ?? entry.name), code)
  }
  return { server: join(relative(root, next), 'server.mjs'), remove: () => rm(next, { recursive: true }) }
}

function toNextName(name: string): string {
  return name.replace(hashed, (_, hash: string, ending: string) => `-${[...hash].reverse().join('')}.${ending}`)
}

function makeRename(renamed: Map<string, string>): (code: string) => string {
  // Remix names the version in the manifest's name
  const [, version] = /\bmanifest-(\w+)\.js\b/.exec([...renamed.keys()].join(' ')) ?? []
  if (!version) throw new Error('the build has no manifest')
  const names = new Map([...renamed, [version, 'next']])
  const known = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  return (code) => code.replace(known, (name) => names.get(name) ?? name)
}
