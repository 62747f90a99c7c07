import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Puts nothing in the place of `medusa-telemetry`. Even switched off by its variable it writes a file into the home
 * directory and leaves a process behind at exit. To be called before anything of Medusa is loaded.
 */
export function disableTelemetry() {
  const filename = require.resolve('medusa-telemetry')
  const names = ['track', 'trackInstallation', 'trackFeatureFlag', 'setTelemetryEnabled']
  const exports = Object.fromEntries(names.map((name) => [name, () => {}]))
  require.cache[filename] = { id: filename, filename, loaded: true, children: [], paths: [], exports }
}
