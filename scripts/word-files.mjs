import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/** @typedef {{ [key: string]: string | Tree }} Tree */

/**
 * Vite's plugin that writes the messages which all pages share into a module for each language, named by what is in it. The
 * server's code learns the addresses as `import.meta.env.WORD_FILES`; while developing there are none, and pages bring their messages
 * along.
 * @param {Record<string, Record<string, string>>} messages by language
 * @returns {import('vite').Plugin}
 */
export function wordFiles(messages) {
  const files = Object.entries(messages).map(([language, words]) => toWordFile(language, words))
  const addresses = Object.fromEntries(files.map(({ language, fileName }) => [language, `/${fileName}`]))
  return {
    name: 'word-files',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.WORD_FILES': JSON.stringify(addresses) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** @param {string} language @param {Record<string, string>} messages */
export function toWordFile(language, messages) {
  const source = `export default ${JSON.stringify(messages)}`
  // as Rollup writes them
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { language, fileName: `assets/words-${language}-${hash}.js`, source }
}

/** What `locales/` has of a language, by namespace. @param {string} language @returns {Record<string, Tree>} */
export function readNamespaces(language) {
  const folder = join(root, 'locales', language)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}
