import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeTimes, keepTimes, readTimes, toTimes } from './test-times.mjs'

const file = join(mkdtempSync(join(tmpdir(), 'times-')), 'below', 'times.json')

function takes(seconds: number, name: string, project = 'js') {
  return { project, name, seconds, outcome: 'passed' as const }
}

test('a run is told with what it took before', () => {
  const cases = Array.from({ length: 30 }, (_, at) => takes(at, `case ${at}`))
  keepTimes(file, toTimes({ unit: 30, e2e: 100 }, cases), readTimes(file))
  const now = toTimes({ e2e: 90 }, [takes(19.4, 'case 29'), takes(3, 'new'), takes(1, 'small', 'http')])
  expect(describeTimes(now, readTimes(file)).split('\n')).toEqual([
    '── time in cases ──',
    '  js              22 s  −413 s  2 cases',
    '  http             1 s          1 cases',
    '',
    '── the 3 slowest ──',
    '     19 s   −10 s  [js] case 29',
    '      3 s          [js] new',
    '      1 s          [http] small',
  ])
})

test('what a run leaves out stays as it was', () => {
  const former = toTimes({ unit: 30, e2e: 100 }, [takes(5, 'slow', 'unit'), takes(9, 'old')])
  keepTimes(file, toTimes({ e2e: 80 }, [takes(7, 'new')]), former)
  const kept = readTimes(file)
  expect(kept.stages).toEqual({ unit: 30, e2e: 80 })
  expect(kept.slowest.map(({ name }) => name)).toEqual(['new', 'slow'])
})

test('a file that is damaged or of another shape counts as none', () => {
  writeFileSync(file, '{"stages":{}}')
  expect(readTimes(file).slowest).toEqual([])
})
