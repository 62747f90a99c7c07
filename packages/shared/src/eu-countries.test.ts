import { expect, it } from 'vitest'
import { isEeaCountry, isEuCountry } from './eu-countries'

it('knows who is in the Union', () => {
  for (const country of ['de', 'AT', 'ie', 'hr']) expect(isEuCountry(country), country).toBe(true)
  for (const country of ['gb', 'ch', 'no', 'us', '', 'd']) expect(isEuCountry(country), country).toBe(false)
})

it('the European Economic Area has three countries more', () => {
  expect(['de', 'NO', 'is', 'li', 'gb', 'ch', 'us'].filter(isEeaCountry)).toEqual(['de', 'NO', 'is', 'li'])
})
