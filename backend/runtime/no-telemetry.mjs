import { Module, createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Puts nothing in the place of `medusa-telemetry`. Even switched off by its variable it writes a file into the home
 * directory and leaves a process behind at exit. To be called before anything of Medusa is loaded.
 */
export function disableTelemetry() {
  const filename = require.resolve('medusa-telemetry')
  const names = ['track', 'trackInstallation', 'trackFeatureFlag', 'setTelemetryEnabled']
  const exports = Object.fromEntries(names.map((name) => [name, () => {}]))
  // what `require` reads of a module that is there
  require.cache[filename] = Object.assign(new Module(filename), { filename, loaded: true, exports })
}
