// @ts-nocheck
// A reporter for `node --test`: its tests as `test-results.mjs` reads them, where node itself writes none as JSON.
import { relative } from 'node:path'

export default async function* report(source) {
  const groups = []
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
      error: toReason(details.error),
    })
  }
  yield JSON.stringify(cases)
}

function toReason(error) {
  const reason = error?.cause ?? error
  return reason && (reason.stack ?? String(reason))
}
