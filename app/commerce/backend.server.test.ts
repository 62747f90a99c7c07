import { expect, it, vi } from 'vitest'
import { createLogSpy } from '../../tests/support/fault-server'
import { connectBackend } from './backend.server'
import { createCommerce } from './medusa-v1/commerce.server'

vi.mock('./medusa-v1/commerce.server', { spy: true })

it('asks the backend up to three times more than once', () => {
  connectBackend({ requestId: 'request-1', log: createLogSpy() })
  expect(createCommerce).toHaveBeenCalledWith(expect.objectContaining({ maxRetries: 3 }), expect.anything())
})
