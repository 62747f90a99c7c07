import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// An error that nobody looks at must not pass as a green test.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(calls, 'console.error was called').toEqual([])
})

// files share a process, and what reads a global as it is imported reads the next file's
afterAll(() => {
  vi.unstubAllGlobals()
})
