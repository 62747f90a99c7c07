import { expect, it } from 'vitest'
import { renderHtml } from '../../../tests/support/render'
import { Exchanges } from './exchanges'

const lines = [{ id: 'item_9', title: 'Bowl', variant: 'Blue', quantity: 2 }]
const render = (difference: number | null) =>
  renderHtml(<Exchanges exchanges={[{ id: 'swap_1', lines, difference }]} currency="usd" />)

it('an exchange shows what comes and what it costs', async () => {
  const html = await render(500)
  expect(html).toContain('Bowl')
  expect(html).toContain('Blue, Quantity 2')
  expect(html).toContain('Difference to pay')
  expect(html).toContain('$5.00')
})

it('money that comes back is not shown as a debt', async () => {
  const html = await render(-500)
  expect(html).toContain('You get back')
  expect(html).toContain('>$5.00<')
})

it.each([0, null])('a difference of %s is not worth a word', async (difference) => {
  expect(await render(difference)).not.toContain('Difference')
})
