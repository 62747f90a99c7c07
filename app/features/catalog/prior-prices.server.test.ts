import { describe, expect, it, vi } from 'vitest'
import { CommerceError, type CommerceErrorKind } from '~/commerce/errors'
import { type Medusa, type Product } from '~/commerce/medusa-v1/types'
import { readPriorPrices, toPriorPrices } from './prior-prices.server'

const europe = { id: 'reg_eu' }
const prior = { amount: 2000, currentAmount: 1700, includesTax: true }

function toProduct(id: string, type: 'default' | 'sale') {
  return { id, variants: [{ id: `${id}_v1`, calculated_price_type: type }] as Product['variants'] }
}

function toMedusa(request: () => Promise<unknown>) {
  return { client: { request } } as unknown as Medusa
}

describe('readPriorPrices', () => {
  it('asks the plugin for what is on sale in the region, and for nothing where nothing is', async () => {
    const row = { variant_id: 'v1', current_amount: 1700, amount: 2000, includes_tax: true }
    const request = vi.fn(async () => ({ prior_prices: [row] }))
    const products = [toProduct('a', 'sale'), toProduct('b', 'default'), toProduct('c', 'sale')]
    expect(await readPriorPrices(toMedusa(request), europe, products)).toEqual({ v1: prior })
    expect(request).toHaveBeenCalledWith('GET', '/store/vitrine/prior-prices?product_ids=a%2Cc&region_id=reg_eu')
    expect(await readPriorPrices(toMedusa(request), europe, [toProduct('b', 'default')])).toEqual({})
    expect(request).toHaveBeenCalledOnce()
  })

  it('knows nothing where the backend has no plugin, and fails where it is down', async () => {
    function ask(kind: CommerceErrorKind) {
      const error = new CommerceError({ kind, call: 'GET /store/x', mayHaveHappened: false })
      return readPriorPrices(
        toMedusa(() => Promise.reject(error)),
        europe,
        [toProduct('a', 'sale')],
      )
    }
    expect(await ask('not-found')).toEqual({})
    await expect(ask('unreachable')).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

describe('toPriorPrices', () => {
  it('reads the plugin’s answer by variant', () => {
    const row = { variant_id: 'v1', current_amount: 1700, amount: 2000, includes_tax: true }
    expect(toPriorPrices({ prior_prices: [row] })).toEqual({ v1: prior })
  })

  it('is empty for anything else', () => {
    for (const answer of [null, '', {}, { prior_prices: {} }, { prior_prices: [{ variant_id: 'v1', amount: '1' }] }]) {
      expect(toPriorPrices(answer)).toEqual({})
    }
  })
})
