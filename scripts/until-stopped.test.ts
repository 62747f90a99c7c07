import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const module = new URL('./until-stopped.mjs', import.meta.url).href

interface Run {
  child: ChildProcess
  /** Resolves once the program has printed "up". */
  up: Promise<void>
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>
}

function run(main: string): Run {
  const code = `
    import { untilStopped } from '${module}'
    const part = (name, exited) => async () => ({ exited, stop: async () => console.log('stopped ' + name) })
    setInterval(() => {}, 1000)
    await untilStopped(${main})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  const stdout = text(child.stdout)
  const stderr = text(child.stderr)
  const up = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('up') && resolve())
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ended = Promise.all([exit, stdout, stderr]).then(([exitCode, out, err]) => {
    return { code: exitCode, stdout: out, stderr: err }
  })
  return { child, up, ended }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops everything, last started first', async (signal) => {
  const { child, up, ended } = run(`async (start) => {
    await start('a', part('a'))
    await start('b', part('b'))
    console.log('up')
  }`)
  await up
  child.kill(signal)
  const { code, stdout } = await ended
  expect(code).toBe(0)
  expect(stdout).toMatch(/stopped b\nstopped a\n$/)
})

test('the end of one part stops the others and is told in one line', async () => {
  const { ended } = run(`async (start) => {
    await start('The database', part('a'))
    await start('The shop', part('b', new Promise((resolve) => setTimeout(resolve, 50, 'signal SIGKILL'))))
  }`)
  const { code, stdout, stderr } = await ended
  expect(code).toBe(1)
  expect(stderr.trim()).toBe('The shop stopped (signal SIGKILL), so everything else is stopped too.')
  expect(stdout).toContain('stopped a')
})

test('what does not start is told in one line, and what did is stopped', async () => {
  const { ended } = run(`async (start) => {
    await start('a', part('a'))
    await start('b', async () => { throw new Error('Port 3000 is already in use.') })
  }`)
  const { code, stdout, stderr } = await ended
  expect(code).toBe(1)
  expect(stderr.trim()).toBe('Port 3000 is already in use.')
  expect(stdout).toBe('stopped a\n')
})

test('what is still starting when the signal comes is told so, and stopped once it is up', async () => {
  const { child, up, ended } = run(`async (start) => {
    await start('slow', (signal) => new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ stop: async () => console.log('stopped slow') }))
      console.log('up')
    }))
    await start('next', part('next'))
  }`)
  await up
  child.kill('SIGTERM')
  const { code, stdout } = await ended
  expect(code).toBe(0)
  expect(stdout).toContain('stopped slow')
  expect(stdout).not.toContain('stopped next')
})
