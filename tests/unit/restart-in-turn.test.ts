import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { type Readiness } from '~/http/server/health.server'

const run = promisify(execFile)

/** A unit that says this of itself; what systemd is told to do to it is written down. */
async function startUnit(readiness: Readiness) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-units-'))
  const told = join(folder, 'told')
  writeFileSync(told, '')
  const systemctl = join(folder, 'systemctl')
  writeFileSync(systemctl, `#!/bin/sh\necho "$@" >> ${told}\n`)
  chmodSync(systemctl, 0o755)
  const server = createServer((_, response) => response.end(JSON.stringify(readiness)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  const PATH = `${folder}:${process.env.PATH}`
  return {
    port,
    restart: (env = {}) => run('deploy/restart-in-turn', [String(port)], { env: { ...process.env, PATH, ...env } }),
    readTold: () => readFileSync(told, 'utf8'),
  }
}

test('a unit is restarted', async () => {
  const unit = await startUnit({ status: 'ok' })
  await unit.restart()
  expect(unit.readTold()).toBe(`restart vitrine@${unit.port}\n`)
})

test('a unit keeps the pages that it knows while the backend is away, unless the operator insists', async () => {
  const unit = await startUnit({ status: 'ok', backend: 'away' })
  await expect(unit.restart()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('ANYWAY=1') as string })
  expect(unit.readTold()).toBe('')
  await unit.restart({ ANYWAY: '1' })
  expect(unit.readTold()).toBe(`restart vitrine@${unit.port}\n`)
})
