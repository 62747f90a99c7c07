import { expect, it } from 'vitest'
import { isSecretField } from '~/http/secret-field'
import { passwordSchema } from './password.schema'

it('names its fields so that no page and no cookie repeats them', () => {
  expect(Object.keys(passwordSchema.shape).every(isSecretField)).toBe(true)
})
