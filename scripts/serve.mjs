// `npm run serve`: the built shop, with the settings of `.env` where there is one.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvFile } from './env-file.mjs'
import { getBuildDirectory, root } from './project.mjs'

const server = join(root, getBuildDirectory(), 'server.mjs')
if (existsSync(server)) {
  readEnvFile(root)
  await import(server)
} else {
  console.error('The shop has not been built: npm run build does it.')
  process.exitCode = 1
}
