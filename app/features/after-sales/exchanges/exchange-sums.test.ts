import { expect, it } from 'vitest'
import { toExchangeSums } from './exchange-sums'

it('tells apart what comes, what goes back, the way back and the delivery', () => {
  const items = [
    { isReturn: false, unitPrice: 2500, total: 5000 },
    { isReturn: true, unitPrice: -1999, total: -1999 },
    { isReturn: true, unitPrice: 390, total: 390 },
  ]
  expect(toExchangeSums({ items, total: 3886 })).toEqual({
    wanted: 5000,
    back: -1999,
    wayBack: 390,
    delivery: 495,
    total: 3886,
  })
})

it('may come to less than nothing', () => {
  const items = [
    { isReturn: false, unitPrice: 500, total: 500 },
    { isReturn: true, unitPrice: -1999, total: -1999 },
  ]
  expect(toExchangeSums({ items, total: -1499 })).toMatchObject({ wayBack: 0, delivery: 0, total: -1499 })
})
