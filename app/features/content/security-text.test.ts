import { expect, it } from 'vitest'
import { toSecurityText } from './security-text'

it('names the contact, and runs out in some months but within a year', () => {
  const text = toSecurityText(
    'mailto:security@shop.example',
    'https://shop.example/.well-known/security.txt',
    new Date('2026-09-17'),
  )
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@shop.example',
    'Expires: 2027-03-01T00:00:00.000Z',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ])
})
