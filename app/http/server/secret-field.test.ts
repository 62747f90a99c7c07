import { expect, test } from 'vitest'
import { isSecretField } from './secret-field'

test('passwords and tokens are secret, whatever the rest of their names', () => {
  expect(['password', 'currentPassword', 'token', 'csrfToken', 'access_token'].every(isSecretField)).toBe(true)
  expect(['email', 'shipping.address1', 'quantity.item_1', 'code', 'note'].some(isSecretField)).toBe(false)
})
