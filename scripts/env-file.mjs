import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'

/**
 * Takes the settings of `.env` in `directory` over, where there is such a file: those that the environment has win.
 * @param {string} directory
 */
export function readEnvFile(directory) {
  // `node --env-file` ends where there is none, and --env-file-if-exists came with Node 22
  const file = join(directory, '.env')
  if (existsSync(file)) loadEnvFile(file)
}
