import { beforeEach, expect, it, vi } from 'vitest'
import { type Catalogue } from '~/commerce/shop/catalogue'
import { type RequestContext } from '~/context.server'
import { listLiveAvailability } from './live-availability.server'

const stock = { manageInventory: false, allowBackorder: false, quantity: 0 }
const listStock = vi.fn(async (ids: string[]) => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  return ids.map((variantId) => ({ variantId, stock }))
})
const live = (load: (shop: Catalogue) => Promise<unknown>) => load({ listStock } as unknown as Catalogue)
const ctx = { commerce: { catalogue: { live } } } as unknown as RequestContext

beforeEach(() => {
  vi.useFakeTimers()
  listStock.mockClear()
  return () => vi.useRealTimers()
})

it('asks once for all who want to know the same, in whatever order, and again after a second', async () => {
  const both = Promise.all([listLiveAvailability(ctx, ['b', 'a']), listLiveAvailability(ctx, ['a', 'b'])])
  await vi.advanceTimersByTimeAsync(100)
  const [first, second] = await both
  expect(first?.map(({ variantId }) => variantId)).toEqual(['a', 'b'])
  expect(second).toEqual(first)
  await vi.advanceTimersByTimeAsync(900)
  await listLiveAvailability(ctx, ['a', 'b'])
  expect(listStock).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  const later = listLiveAvailability(ctx, ['a', 'b'])
  await vi.advanceTimersByTimeAsync(100)
  await later
  expect(listStock).toHaveBeenCalledTimes(2)
})

it('keeps no failure, and nothing of another question', async () => {
  listStock.mockRejectedValueOnce(new Error('down'))
  await expect(listLiveAvailability(ctx, ['c'])).rejects.toThrow('down')
  const answers = Promise.all([listLiveAvailability(ctx, ['c']), listLiveAvailability(ctx, ['c', 'd'])])
  await vi.advanceTimersByTimeAsync(100)
  expect((await answers).map((found) => found.length)).toEqual([1, 2])
})
