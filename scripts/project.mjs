import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** The folder of the built shop, below `root`; the tests have one of their own, so that a running demo keeps its files. */
export function getBuildDirectory() {
  return process.env.VITRINE_BUILD_DIRECTORY ?? 'build'
}

/** The file that says what the build was made of; there is none beside one that is not known to be whole. */
export function getBuildStamp() {
  return join(root, getBuildDirectory(), '.source-hash')
}

/** Makes this process and those that it starts use the tests' build. */
export function useTestBuild() {
  process.env.VITRINE_BUILD_DIRECTORY = '.cache/build'
}

/** Whether the module at `url` is the one that node was started with. @param {string} url */
export function isMain(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url))
}
