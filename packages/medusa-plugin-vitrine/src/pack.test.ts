import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'vitest'

const plugin = join(__dirname, '..')
const medusaPackages = join(plugin, '../../backend/node_modules')

/** A project elsewhere that has installed Medusa and the plugin's tarball. */
function installInto(project: string): void {
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', project]
  const tarball = execFileSync('npm', args, { cwd: plugin, encoding: 'utf8' }).trim()
  const modules = join(project, 'node_modules')
  const installed = join(modules, 'medusa-plugin-vitrine')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(project, tarball), '-C', installed, '--strip-components=1'])
  for (const name of readdirSync(medusaPackages).filter((one) => !one.startsWith('.')))
    symlinkSync(join(medusaPackages, name), join(modules, name))
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies).filter((one) => !readdirSync(modules).includes(one)))
    symlinkSync(join(plugin, '../../node_modules', name), join(modules, name))
  writeFileSync(join(project, 'package.json'), '{}')
}

// as Medusa finds a plugin by its name, and the files that it looks for in it
const load = `
  require('regenerator-runtime/runtime')
  const { readdirSync } = require('node:fs')
  const { dirname, join } = require('node:path')
  const { getResolvedPlugins } = require('@medusajs/medusa/dist/loaders/helpers/resolve-plugins')
  const [{ resolve }] = getResolvedPlugins(process.cwd(), { plugins: ['medusa-plugin-vitrine'] })
  const found = readdirSync(resolve, { recursive: true }).filter((name) => name.endsWith('.js'))
  const kinds = Object.fromEntries(found.map((name) => [name, Object.keys(require(join(resolve, name)))]))
  process.stdout.write('\\n' + JSON.stringify({ resolve, kinds }), () => process.exit())`

function loadAll(cwd: string): { resolve: string; kinds: Record<string, string[]> } {
  const said = execFileSync(process.execPath, ['-e', load], { cwd, encoding: 'utf8' })
  return JSON.parse(said.split('\n').at(-1) ?? '')
}

test('the packed plugin loads whole in a folder that has nothing but a Medusa', { timeout: 60_000 }, () => {
  const project = mkdtempSync(join(tmpdir(), 'vitrine-packed-'))
  try {
    installInto(project)
    const { resolve, kinds } = loadAll(project)
    assert.equal(resolve, join(project, 'node_modules/medusa-plugin-vitrine/dist'))
    const files = Object.entries(kinds)
    const below = (folder: string) => files.filter(([name]) => name.startsWith(`${folder}/`))
    for (const folder of ['services', 'subscribers', 'loaders', 'strategies']) {
      assert.ok(below(folder).length > 0, folder)
      for (const [name, exported] of below(folder)) assert.ok(exported.includes('default'), name)
    }
    for (const [name, exported] of below('migrations')) assert.match(exported.join(), /^Vitrine\w+\d{13}$/, name)
    const routes = files.filter(([name]) => name.endsWith('/route.js'))
    for (const [name, exported] of routes) assert.match(exported.join(), /GET|POST|DELETE/, name)
    assert.ok(kinds['api/middlewares.js']?.includes('config'))
    // all that there is, and nothing that is for us alone
    const sources = readdirSync(join(plugin, 'src'), { recursive: true, encoding: 'utf8' })
    const routesOfOurs = sources.filter((name) => name.endsWith('/route.ts'))
    assert.equal(routes.length, routesOfOurs.length)
    const packed = readdirSync(dirname(resolve), { recursive: true, encoding: 'utf8' })
    assert.deepEqual(
      packed.filter((name) => /\.ts$|\.test\.|fixtures|^src|\.sources/.test(name)),
      [],
    )
    for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE']) assert.ok(packed.includes(name), name)
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
})
