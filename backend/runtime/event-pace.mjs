import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Medusa hands on what a transaction has told every three seconds, so that mails and shops wait for it: with a `scale` of
 * 0.25 it looks four times as often. Its event bus has no setting for that and is the only one that sleeps.
 * What waits from before is handed on once Medusa is up: what nobody has subscribed to yet would be lost.
 * @param {number} scale
 * @param {Promise<unknown>} isUp
 */
export function paceEvents(scale, isUp) {
  /** @type {{ sleep(ms: number): Promise<void> }} */
  const clock = require('@medusajs/medusa/dist/utils/sleep')
  const { sleep } = clock
  clock.sleep = async (ms) => {
    await sleep(ms * scale)
    await isUp
  }
}
