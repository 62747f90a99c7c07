import { expect, it } from 'vitest'
import { renderHtml } from '../../../../tests/support/render'
import { PickerLegend } from './picker-legend'
import { type PickerValue } from './variant-picker'

async function render(isSoldOutInPart: boolean, ...states: PickerValue['state'][]) {
  const values = states.map((state, place) => ({ value: String(place), current: place === 0, leadsTo: {}, state }))
  const html = await renderHtml(<PickerLegend picker={[{ id: 'size', values }]} isSoldOutInPart={isSoldOutInPart} />)
  const marks = html.matchAll(/<li( data-empty="")?>.*?data-unavailable="([^"]+)"/g)
  return [...marks].map(([, empty, mark]) => (empty ? `(${mark})` : mark))
}

it('explains the marks that there are', async () => {
  expect(await render(true, 'available', 'sold-out', 'changes-others')).toEqual(['sold-out', 'changes-others'])
  expect(await render(false, 'available', 'available')).toEqual([])
})

it('keeps the place of a mark that another choice would show', async () => {
  expect(await render(true, 'available', 'available')).toEqual(['(sold-out)'])
})

it('keeps none where there is nothing to choose', async () => {
  expect(await render(true, 'sold-out')).toEqual([])
})
