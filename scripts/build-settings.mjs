import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

const themes = join(root, 'app/themes')
const defaults = { AUTH_BASE_PATH: '/api/auth', THEME: 'vitrine' }

/**
 * What is settled when the shop is built: where the sign-in stands, since the URL table is made then, and how the shop
 * looks. `app/env.server.ts` refuses to start with other values.
 * @param {Partial<Record<string, string>>} env
 * @returns what modules and styles of the build are given: values by the expression that they stand for, files by the
 * name that they are imported by
 * @throws Error where there is no such theme
 */
export function readBuildSettings(env = process.env) {
  const authBasePath = env.AUTH_BASE_PATH ?? defaults.AUTH_BASE_PATH
  const theme = env.THEME || defaults.THEME
  const known = listThemes()
  if (!known.includes(theme)) throw new Error(`THEME is ${theme}: app/themes has ${known.join(', ')}`)
  const { scheme, papers, tokens } = readTheme(theme)
  const values = {
    AUTH_BASE_PATH: authBasePath,
    THEME: theme,
    THEME_SCHEME: scheme,
    THEME_PAPERS: papers.join(' '),
    THEME_TOKENS: tokens,
  }
  return {
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    alias: { '@vitrine/theme.css': toFile(theme) },
  }
}

/** The names of `app/themes`. */
export function listThemes() {
  return readdirSync(themes)
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.slice(0, -4))
}

/**
 * A theme's tokens, as a page has them that can load no file; what they are in the dark stands in a media query.
 * @param {string} theme
 * @returns its `color-scheme`, and `--paper` in light and in dark
 */
export function readTheme(theme) {
  const css = readFileSync(toFile(theme), 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const [tokens = ''] = /:root \{[^]*/.exec(css) ?? []
  const [light = '', dark = light] = [...tokens.matchAll(/--paper: ([^;]+);/g)].map(([, color]) => color)
  const [, scheme = ''] = /color-scheme: ([^;]+);/.exec(tokens) ?? []
  return { scheme, papers: [light, dark], tokens: tokens.replace(/\s+/g, ' ').trim() }
}

/** @param {string} theme */
function toFile(theme) {
  return join(themes, `${theme}.css`)
}
