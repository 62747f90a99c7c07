import { expect, it, vi } from 'vitest'
import { createLogSpy } from '../../tests/support/fault-server'

vi.mock('./medusa-v1/commerce.server', { spy: true })

it('asks the backend up to three times more than once', async () => {
  // with the settings of this process, not of a test before
  vi.resetModules()
  const { createCommerce } = await import('./medusa-v1/commerce.server')
  const { connectBackend } = await import('./backend.server')
  connectBackend({ requestId: 'request-1', log: createLogSpy() })
  expect(createCommerce).toHaveBeenCalledWith(expect.objectContaining({ maxRetries: 3 }), expect.anything())
})
