import { existsSync } from 'node:fs'
import { findOnPath, installPackage } from './debian-package.mjs'

// made for nothing but this, it takes a third less of the processor than a browser whose window is only not shown
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for the end-to-end tests: CHROMIUM, else one on the PATH, else Debian's, installed where that is allowed.
 * @returns {Promise<string>} its path
 * @throws Error of one line where there is none
 */
export async function findOrInstallChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && existsSync(CHROMIUM)) return CHROMIUM
  if (CHROMIUM) throw new Error(`CHROMIUM names ${CHROMIUM}, and there is nothing there.`)
  const found = findOnPath(names)
  if (found) return found
  await installPackage(shell, 'The end-to-end tests need Chromium', 'CHROMIUM')
  return findOnPath(names) ?? `/usr/bin/${shell}`
}
