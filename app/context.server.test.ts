import { expect, it, vi } from 'vitest'
import { createCommerce } from './commerce/medusa.server'
import { getContext } from './context.server'

vi.mock('./commerce/medusa.server', { spy: true })

it('asks the backend up to three times more than once', async () => {
  await getContext({ request: new Request('http://shop.example/en-us'), context: {} })
  expect(createCommerce).toHaveBeenCalledWith(expect.objectContaining({ maxRetries: 3 }), expect.anything())
})
