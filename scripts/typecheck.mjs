// `npm run typecheck`: checks the types of everything, or of the programs that are named: `-- scripts backend`.
import { join } from 'node:path'
import { linkPlugin } from '../backend/runtime/plugin.mjs'
import { isInstalled } from './install.mjs'
import { isMain, root } from './project.mjs'
import { runQuietly } from './run.mjs'

/**
 * What is checked apart, each with its own surroundings: the shop in Node and in browsers, the scripts and the demo backend
 * in Node alone, what is loaded into Medusa as CommonJS. `needs` names the folder whose packages it speaks of beside the project's own.
 * @type {{ name: string, config: string, needs?: string }[]}
 */
export const programs = [
  { name: 'app', config: 'tsconfig.json' },
  { name: 'scripts', config: 'scripts/tsconfig.json', needs: 'backend' },
  { name: 'backend', config: 'backend/tsconfig.json', needs: 'backend' },
  { name: 'backend-tests', config: 'backend/tests/tsconfig.json', needs: 'backend' },
  { name: 'plugin', config: 'packages/medusa-plugin-vitrine/tsconfig.json', needs: 'backend' },
]

/** @param {(typeof programs)[number]} program @returns {Promise<string | undefined>} what is wrong */
async function check({ name, config, needs }) {
  if (needs && !isInstalled(join(root, needs)))
    return `${name} was not checked: the packages of ${needs}/ are not installed (npm ci --prefix ${needs}).`
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const command = [process.execPath, tsc, '--project', config, '--pretty', String(process.stdout.isTTY === true)]
  const complaint = `${name} (${config})`
  return runQuietly(complaint, command, { cwd: root }).then(
    () => undefined,
    (error) => error.message,
  )
}

if (isMain(import.meta.url)) {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !programs.some((one) => one.name === name))
  if (unknown) throw new Error(`There is no program “${unknown}”: ${programs.map(({ name }) => name).join(', ')}.`)
  const chosen = programs.filter(({ name }) => asked.length === 0 || asked.includes(name))
  linkPlugin()
  const complaints = (await Promise.all(chosen.map(check))).filter((one) => one !== undefined)
  for (const complaint of complaints) console.error(`${complaint}\n`)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
