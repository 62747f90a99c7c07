// Builds src/ into dist/, the folder that Medusa loads a plugin from. Types are tsc's to check; here they are left out, file
// by file, which takes a second where tsc takes many.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const directory = dirname(fileURLToPath(import.meta.url))

/** What is for tests or types alone. */
const unbuilt = /\.test\.|\.d\.ts$|(^|\/)fixtures\./

/** Every file comes anew, as Medusa takes whatever lies in its folders for a part. */
export function buildPlugin() {
  const made = join(directory, `dist.${process.pid}`)
  const { config } = ts.readConfigFile(join(directory, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, directory)
  for (const file of listSources()) {
    const from = join(directory, 'src', file)
    const to = join(made, file)
    mkdirSync(dirname(to), { recursive: true })
    if (file.endsWith('.ts')) writeFileSync(to.replace(/\.ts$/, '.js'), transpile(from, options))
    else copyFileSync(from, to)
  }
  copyMessages(join(made, 'messages/locales'))
  rmSync(join(directory, 'dist'), { recursive: true, force: true })
  renameSync(made, join(directory, 'dist'))
}

// of the words that the shop and the plugin have in common, those that the plugin says
const spoken = ['language.json', 'mails.json', 'demo/payment.json']

function copyMessages(folder) {
  const locales = join(directory, '../../locales')
  for (const language of readdirSync(locales)) {
    for (const file of spoken) {
      const to = join(folder, language, file)
      mkdirSync(dirname(to), { recursive: true })
      copyFileSync(join(locales, language, file), to)
    }
  }
}

function listSources() {
  const entries = readdirSync(join(directory, 'src'), { recursive: true, withFileTypes: true, encoding: 'utf8' })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => file.slice(directory.length + '/src/'.length)).filter((file) => !unbuilt.test(file))
}

function transpile(file, compilerOptions) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { fileName: file, compilerOptions })
  return outputText
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) buildPlugin()
