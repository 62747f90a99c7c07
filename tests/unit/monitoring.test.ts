import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMetrics, watchProcess } from '~/metrics.server'

const files = ['alerts.yaml', 'dashboard.json'].map((name) => `deploy/monitoring/${name}`)

test('what the alarms and the dashboard ask for is counted, and each alarm is told what to do about', async () => {
  watchProcess()
  const { text } = await readMetrics()
  const known = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name))
  for (const file of files) {
    const asked = readFileSync(file, 'utf8').match(/\b(?:vitrine|nodejs|process)_[a-z\d_]+/g) ?? []
    const unknown = asked.filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')))
    expect(asked.length, file).toBeGreaterThan(5)
    expect(unknown, file).toEqual([])
  }
  const told = readFileSync('docs/operating.md', 'utf8').match(/(?<=^\| `)[A-Z][A-Za-z]+(?=`)/gm)
  const alarms = readFileSync('deploy/monitoring/alerts.yaml', 'utf8').match(/(?<=alert: )\w+/g)
  expect(told).toEqual(alarms)
})
