import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../project.mjs'

/** @param {string} config path from the project's folder @returns {string[]} the JavaScript that it has checked strictly */
export function listChecked(config) {
  const folder = join(root, dirname(config))
  const { config: raw } = ts.readConfigFile(join(root, config), ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(raw, ts.sys, folder)
  const files = fileNames.filter((file) => /\.[cm]?js$/.test(file) && isChecked(readFileSync(file, 'utf8'), options))
  return files.map((file) => relative(root, file))
}

/**
 * @param {string} text of a JavaScript file that belongs to a program
 * @param {{ strict?: boolean, checkJs?: boolean }} options of the program
 */
export function isChecked(text, { strict = false, checkJs = false }) {
  const wish = /^\/\/ @ts-(no)?check/m.exec(text)
  return strict && (wish ? wish[1] === undefined : checkJs)
}
