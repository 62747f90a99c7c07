import { expect, test } from 'vitest'
import { execute, makeStages } from './stages.mjs'

function makeSignal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give }
}

test('of stages that run at once one is shown as it goes on, the others whole when they end', async () => {
  let screen = ''
  const { run } = makeStages((text) => (screen += text))
  const [first, second] = [makeSignal(), makeSignal()]
  const all = [
    run('e2e', async (print) => {
      print('one\n')
      await first.given
      print('two\n')
    }),
    run('unit', async (print) => {
      print('three\n')
      await second.given
      print('four\n')
    }),
  ]
  expect(screen).toBe('\n── e2e ──\none\n')
  second.give()
  await all[1]
  expect(screen).toMatch(/one\n\n── unit, meanwhile: 0 s ──\nthree\nfour\n\n── e2e, going on ──\n$/)
  first.give()
  await all[0]
  expect(screen).toMatch(/going on ──\ntwo\n$/)
})

test('a stage that fails is told with what it printed, and stops no other', async () => {
  let screen = ''
  const { run, results, allPassed } = makeStages((text) => (screen += text))
  const command = [process.execPath, '-e', 'console.log("a"); console.error("b"); process.exit(3)']
  await run('lint', (print) => execute(command, { print }))
  expect(await run('unit', () => 5)).toBe(5)
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['lint', false],
    ['unit', true],
  ])
  expect(results[0]?.output).toMatch(/^(a\nb|b\na)\nnode ended with exit code 3\n$/)
  expect(screen).toContain('exit code 3')
  expect(allPassed()).toBe(false)
})
