import { expect, it } from 'vitest'
import { isSecretField } from '~/http/server/secret-field'
import { toPasswordSchema } from './password.schema'

it('names its fields so that no page and no cookie repeats them', () => {
  expect(Object.keys(toPasswordSchema([]).shape).every(isSecretField)).toBe(true)
})

it('asks for a present password only where none was typed', () => {
  const password = 'a quite new password'
  const { error } = toPasswordSchema([]).safeParse({ password })
  expect(error?.issues.map(({ message }) => message)).toEqual(['account:password.current-required'])
  expect(toPasswordSchema([]).safeParse({ password, currentPassword: 'not that one' }).success).toBe(true)
})
