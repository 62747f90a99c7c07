import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Medusa hands on what a transaction has told every three seconds, so that mails and shops wait for it: with a `scale` of
 * 0.25 it looks four times as often. Its event bus has no setting for that and is the only one that sleeps.
 * @param {number} scale
 */
export function scaleEventPace(scale) {
  /** @type {{ sleep(ms: number): Promise<void> }} */
  const clock = require('@medusajs/medusa/dist/utils/sleep')
  const { sleep } = clock
  clock.sleep = (ms) => sleep(ms * scale)
}
