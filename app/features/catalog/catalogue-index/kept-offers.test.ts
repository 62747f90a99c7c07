import { expect, it } from 'vitest'
import { packLines, unpackLines } from '~/commerce/packed-lines.server'
import { type KeptOffers, offersForm } from './kept-offers'

async function share(value: KeptOffers, previous?: KeptOffers): Promise<KeptOffers> {
  return offersForm.fromLines(unpackLines(await packLines(offersForm.toLines(value))), previous)
}

it('a region’s offers come to another process as they are, and who has the same keeps its own', async () => {
  const price = { amount: 1200, prior: 1500 }
  const offers = new Map([
    ['prod_1', { price, from: true, soldOut: false, buyable: [true, false], reduced: { one: price } }],
    ['prod_0', { price: null, from: false, soldOut: true, buyable: [] }],
  ])
  expect(await share({ offers })).toEqual({ offers })
  const own = { offers: structuredClone(offers) }
  expect(await share({ offers }, own)).toBe(own)
})
