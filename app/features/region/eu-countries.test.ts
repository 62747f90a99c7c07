import { expect, it } from 'vitest'
import { isEuCountry } from './eu-countries'

it('knows who is in the Union', () => {
  for (const country of ['de', 'AT', 'ie', 'hr']) expect(isEuCountry(country), country).toBe(true)
  for (const country of ['gb', 'ch', 'no', 'us', '', 'd']) expect(isEuCountry(country), country).toBe(false)
})
