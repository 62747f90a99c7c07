import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeProgress } from './progress.mjs'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function makeStream({ isTTY = false, columns = 80 } = {}) {
  const written: string[] = []
  return { isTTY, columns, write: (text: string) => written.push(text), written }
}

/** What a terminal shows after all that was written to it. */
function toScreen(written: string[]): string[] {
  const lines = ['']
  let [row, column] = [0, 0]
  for (const [part, up] of written.join('').matchAll(/\u001b\[(\d+)A|\u001b\[J|[^\u001b]/gu)) {
    if (up) row -= Number(up)
    else if (part === '\r') column = 0
    else if (part === '\n') [row, column] = [row + 1, 0]
    else if (part === '\u001b[J') lines.splice(row, lines.length, (lines[row] ?? '').slice(0, column))
    else lines[row] = (lines[row] ?? '').slice(0, column++) + part
  }
  return lines
}

interface Work {
  run(this: void, say: (step: string) => void): Promise<unknown>
  say(step: string): void
  end(result?: unknown): void
  fail(error: Error): void
}

function makeWork(): Work {
  const work: Work = { run: () => Promise.resolve(), say: () => {}, end: () => {}, fail: () => {} }
  const done = new Promise((resolve, reject) => Object.assign(work, { end: resolve, fail: reject }))
  return Object.assign(work, {
    run(say: (step: string) => void) {
      work.say = say
      return done
    },
  })
}

test('a terminal has a line for each thing at work, below what is finished', async () => {
  const stream = makeStream({ isTTY: true })
  const { showProgress } = makeProgress(stream)
  const [packages, build, backend] = [makeWork(), makeWork(), makeWork()]
  const installing = showProgress('Packages', packages.run)
  const building = showProgress('Build', build.run)
  vi.advanceTimersByTime(3000)
  expect(toScreen(stream.written)).toEqual(['  Packages … 3 s', '  Build … 3 s'])

  packages.end()
  await installing
  const starting = showProgress('Backend', backend.run)
  backend.say('Making the tables')
  vi.advanceTimersByTime(2000)
  expect(toScreen(stream.written)).toEqual([
    '  Packages – done in 3 s',
    '  Build … 5 s',
    '  Backend … Making the tables, 2 s',
  ])

  backend.end()
  build.end(false)
  await Promise.all([starting, building])
  const lines = ['  Packages – done in 3 s', '  Backend – done in 2 s', '  Build – up to date', '']
  expect(toScreen(stream.written)).toEqual(lines)
  backend.say('The mail catcher ended')
  expect(toScreen(stream.written).at(-2)).toBe('  Backend – The mail catcher ended (2 s)')
})

test('a line that is wider than the terminal does not wrap', () => {
  const stream = makeStream({ isTTY: true, columns: 20 })
  const { showProgress } = makeProgress(stream)
  void showProgress('The shop’s production build', makeWork().run)
  void showProgress('The demo backend’s packages', makeWork().run)
  vi.advanceTimersByTime(2000)
  expect(toScreen(stream.written)).toEqual(['  The shop’s produc', '  The demo backend’'])
})

test('a log says of each line what it is about, and has nothing for a terminal in it', async () => {
  const stream = makeStream()
  const { showProgress } = makeProgress(stream)
  const [build, backend] = [makeWork(), makeWork()]
  const building = showProgress('Build', build.run)
  const starting = showProgress('Backend', backend.run)
  vi.advanceTimersByTime(4000)
  backend.say('Making the tables')
  build.end()
  await building
  backend.fail(new Error('no'))
  await expect(starting).rejects.toThrow('no')
  expect(stream.written.join('')).toBe(
    [
      '  Build …',
      '  Backend …',
      '  Backend – Making the tables (4 s)',
      '  Build – done in 4 s',
      '  Backend – failed',
      '',
    ].join('\n'),
  )
})

test('after the end nothing is drawn over what others print, and nothing begins', async () => {
  const stream = makeStream({ isTTY: true })
  const { showProgress, endProgress } = makeProgress(stream)
  const work = makeWork()
  const working = showProgress('Build', work.run)
  endProgress()
  stream.write('Stopping …')
  vi.advanceTimersByTime(2000)
  work.say('late')
  work.end()
  await working
  expect(toScreen(stream.written)).toEqual(['  Build … ', 'Stopping …'])
  await expect(showProgress('Backend', makeWork().run)).rejects.toThrow('Stopping.')
})
