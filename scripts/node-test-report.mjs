// A reporter for `node --test`: its tests as `test-results.mjs` reads them, where node itself writes none as JSON.
import { relative } from 'node:path'

/** @typedef {import('node:test/reporters').TestEvent} TestEvent */

/** @param {AsyncIterable<TestEvent>} source */
export default async function* report(source) {
  /** @type {string[]} */
  const groups = []
  /** @type {Omit<import('./test-results.mjs').Case, 'project'>[]} */
  const cases = []
  for await (const { type, data } of source) {
    if (type === 'test:start') groups.splice(data.nesting, Infinity, data.name)
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { name, nesting, file = '', details, skip, todo } = data
    if (details.type === 'suite' || skip !== undefined || todo !== undefined) continue
    cases.push({
      name: [relative(process.cwd(), file), ...groups.slice(0, nesting), name].join(' › '),
      seconds: details.duration_ms / 1000,
      outcome: type === 'test:pass' ? 'passed' : 'failed',
      error: 'error' in details ? toReason(details.error) : undefined,
    })
  }
  yield JSON.stringify(cases)
}

/** @param {Error} error what the runner says of a failure; its cause is what the test threw */
function toReason(error) {
  const reason = error.cause ?? error
  return reason instanceof Error ? reason.stack : String(reason)
}
