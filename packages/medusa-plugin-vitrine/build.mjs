// Builds src/ into dist/, the folder that Medusa loads a plugin from. Types are tsc's to check; here they are left out, file
// by file, which takes a second where tsc takes many.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { readTheme } from '../../scripts/build-settings.mjs'

const directory = dirname(fileURLToPath(import.meta.url))

// what the plugin shares with the shop; nobody installs it beside the plugin, which takes it along
const shared = ['mail', 'shared']

/** What is for tests or types alone. */
const unbuilt = /\.test\.|\.d\.ts$|(^|\/)fixtures\./

// mails look like the shop that was built with the same
const theme = JSON.stringify(readTheme(process.env.THEME || 'vitrine').tokens)

/** Every file comes anew, as Medusa takes whatever lies in its folders for a part. */
export function buildPlugin() {
  const made = join(directory, `dist.${process.pid}`)
  const { config } = ts.readConfigFile(join(directory, 'tsconfig.json'), ts.sys.readFile)
  const { options: checked } = ts.parseJsonConfigFileContent(config, ts.sys, directory)
  // what Medusa loads
  const options = { ...checked, module: ts.ModuleKind.CommonJS, moduleResolution: ts.ModuleResolutionKind.Node10 }
  buildFolder(join(directory, 'src'), made, { made, options })
  for (const name of shared)
    buildFolder(join(directory, '..', name, 'src'), join(made, 'packages', name), { made, options })
  copyMessages(join(made, 'messages/locales'))
  rmSync(join(directory, 'dist'), { recursive: true, force: true })
  renameSync(made, join(directory, 'dist'))
}

// of the words that the shop and the plugin have in common, those that the plugin says
const spoken = ['language.json', 'mails.json', 'guarantee.json', 'orders.json', 'demo/payment.json']

/** @param {string} folder */
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

/**
 * @param {string} from
 * @param {string} to
 * @param {{ made: string, options: ts.CompilerOptions }} build `made`: where the whole is built
 */
function buildFolder(from, to, { made, options }) {
  for (const file of listSources(from)) {
    const target = join(to, file)
    mkdirSync(dirname(target), { recursive: true })
    if (file.endsWith('.ts')) writeFileSync(target.replace(/\.ts$/, '.js'), transpile(join(from, file), options))
    else copyFileSync(join(from, file), target)
  }

  /** @param {string} file @param {ts.CompilerOptions} compilerOptions */
  function transpile(file, compilerOptions) {
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { fileName: file, compilerOptions })
    const packages = relative(dirname(join(to, relative(from, file))), join(made, 'packages'))
    const looking = outputText.replaceAll('process.env.THEME_TOKENS', () => theme)
    return looking.replace(/(?<=\brequire\(")@vitrine(?=\/)/g, packages.startsWith('.') ? packages : `./${packages}`)
  }
}

/** @param {string} folder */
function listSources(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => relative(folder, file)).filter((file) => !unbuilt.test(file))
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) buildPlugin()
