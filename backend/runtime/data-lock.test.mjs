import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { lockDataDir } from './data-lock.mjs'
import { identifyProcess } from './processes.mjs'

/** @param {import('node:test').TestContext} t */
function makeDataDir(t) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
  t.after(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

test('a running backend keeps its data folder to itself', (t) => {
  const dataDir = makeDataDir(t)
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  t.after(() => other.kill())
  const identity = identifyProcess(Number(other.pid))
  writeFileSync(join(dataDir, 'backend.lock'), JSON.stringify({ pid: other.pid, identity }))
  assert.throws(() => lockDataDir(dataDir), {
    message: new RegExp(`in use by a running backend \\(process ${other.pid}\\)`),
  })
})

test('the lock of a backend that is gone is taken over and given back', (t) => {
  const dataDir = makeDataDir(t)
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(dataDir, 'backend.lock'), JSON.stringify({ pid, identity: `${pid}@1` }))
  const unlock = lockDataDir(dataDir)
  unlock()
  assert.equal(existsSync(join(dataDir, 'backend.lock')), false)
})

test('a later process with the same id does not pass for the holder', { skip: process.platform !== 'linux' }, (t) => {
  const dataDir = makeDataDir(t)
  writeFileSync(join(dataDir, 'backend.lock'), JSON.stringify({ pid: process.pid, identity: `${process.pid}@1` }))
  assert.doesNotThrow(() => lockDataDir(dataDir))
})

test('a damaged lock does not keep anybody out', (t) => {
  const dataDir = makeDataDir(t)
  writeFileSync(join(dataDir, 'backend.lock'), '{')
  assert.doesNotThrow(() => lockDataDir(dataDir))
})
