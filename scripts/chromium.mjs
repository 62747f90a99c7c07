import { existsSync } from 'node:fs'
import { findOnPath, installPackage } from './debian-package.mjs'

// made for nothing but tests, it takes a third of the processor that a browser takes whose window is only not shown
const shell = { variable: 'CHROMIUM', debian: 'chromium-headless-shell', names: ['chromium-headless-shell'] }
// keeps pages for Back, which the other does not
const whole = {
  variable: 'CHROMIUM_WHOLE',
  debian: 'chromium',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
}

/**
 * The browsers for the end-to-end tests: those that CHROMIUM and CHROMIUM_WHOLE name, else those on the PATH, else Debian's,
 * installed where that is allowed.
 * @returns {Promise<{ CHROMIUM: string, CHROMIUM_WHOLE: string }>} their paths
 * @throws Error of one line where there is none
 */
export async function findOrInstallBrowsers() {
  return { CHROMIUM: await findOrInstall(shell), CHROMIUM_WHOLE: await findOrInstall(whole) }
}

/** @param {typeof shell} browser */
async function findOrInstall({ variable, debian, names }) {
  const named = process.env[variable]
  if (named && existsSync(named)) return named
  if (named) throw new Error(`${variable} names ${named}, and there is nothing there.`)
  const found = findOnPath(names)
  if (found) return found
  await installPackage(debian, 'The end-to-end tests need Chromium', variable)
  return findOnPath(names) ?? `/usr/bin/${debian}`
}
