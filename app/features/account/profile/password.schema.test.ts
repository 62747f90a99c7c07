import { expect, it } from 'vitest'
import { isSecretField } from '~/http/server/secret-field'
import { toPasswordSchema } from './password.schema'

it('names its fields so that no page and no cookie repeats them', () => {
  expect(Object.keys(toPasswordSchema([]).shape).every(isSecretField)).toBe(true)
})
