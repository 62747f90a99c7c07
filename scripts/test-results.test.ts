import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from 'node:test'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import reportNodeTests from './node-test-report.mjs'
import { root } from './project.mjs'
import { countCases, readCases } from './test-results.mjs'

const directory = mkdtempSync(join(tmpdir(), 'report-'))

function write(content: string, name = 'report.json'): string {
  const file = join(directory, name)
  writeFileSync(file, content)
  return file
}

test('reads vitest’s cases, without those that were skipped', () => {
  const assertion = { ancestorTitles: ['a bag'], title: 'is empty', status: 'passed', duration: 1500 }
  const assertionResults = [
    { ...assertion, failureMessages: [] },
    { ...assertion, title: 'is full', status: 'failed', failureMessages: ['expected 1 to be 2'] },
    { ...assertion, status: 'skipped', failureMessages: [] },
  ]
  const file = write(JSON.stringify({ testResults: [{ name: join(root, 'app/bag.test.ts'), assertionResults }] }))
  const cases = readCases('unit', file)
  expect(cases).toMatchObject([
    { project: 'unit', name: 'app/bag.test.ts › a bag › is empty', seconds: 1.5, outcome: 'passed' },
    { name: 'app/bag.test.ts › a bag › is full', outcome: 'failed', error: 'expected 1 to be 2' },
  ])
  expect(countCases(cases)).toEqual({ passed: 1, failed: 1 })
})

test('reads Playwright’s cases of each project; one that was given a second attempt and needed it has passed', () => {
  const results = [{ duration: 2000, errors: [{ message: 'no button' }] }, { duration: 1000 }]
  const specs = [
    {
      title: 'pays',
      tests: [
        { projectName: 'js', status: 'flaky', results },
        { projectName: 'no-js', status: 'unexpected', results: results.slice(0, 1) },
        { projectName: 'light', status: 'skipped', results: [] },
      ],
    },
  ]
  const suites = [{ title: 'cart/cart.spec.ts', suites: [{ title: 'a bag', specs }] }]
  const cases = readCases('e2e', write(JSON.stringify({ stats: {}, suites })))
  expect(cases).toMatchObject([
    { project: 'js', name: 'cart/cart.spec.ts › a bag › pays', seconds: 3, outcome: 'passed' },
    { project: 'no-js', seconds: 2, outcome: 'failed', error: 'no button' },
  ])
  expect(countCases(cases)).toEqual({ passed: 1, failed: 1 })
})

test('reads node’s cases by our reporter, with the groups that they stand in', async () => {
  const spec = write(
    `import { describe, test } from 'node:test'
     describe('a code', () => {
       test('counts once', () => {})
       test('is refused', () => { throw new Error('it was taken') })
       test('later', { skip: true }, () => {})
     })`,
    'codes.test.mjs',
  )
  const report = await text(run({ files: [spec] }).compose(reportNodeTests))
  const cases = readCases('backend', write(report))
  expect(cases.map(({ name, outcome }) => [name.replace(/^.*codes/, 'codes'), outcome])).toEqual([
    ['codes.test.mjs › a code › counts once', 'passed'],
    ['codes.test.mjs › a code › is refused', 'failed'],
  ])
  expect(cases[1]?.error).toContain('it was taken')
})

test('a report that is not there, or not finished, has no cases', () => {
  expect(readCases('unit', '/nowhere/report.json')).toEqual([])
  expect(readCases('backend', write(''))).toEqual([])
})
