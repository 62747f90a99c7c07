import { expect, it } from 'vitest'
import { readSwatches } from './swatches'

it('reads the colours of values, and nothing that could be anything else', () => {
  const swatches = { Clay: '#b97a5c', Ink: 'url(https://evil.example)', Sage: '#98A688', Sky: 1, Sand: '#abc' }
  expect(readSwatches({ swatches })).toEqual({ Clay: '#b97a5c', Sage: '#98A688' })
  for (const other of [null, undefined, {}, { swatches: 'red' }, { swatches: null }])
    expect(readSwatches(other)).toEqual({})
})
