import { expect, test } from 'vitest'
import { toDirection } from './writing-direction'

test.each([
  ['ar', 'rtl'],
  ['ar-AE', 'rtl'],
  ['he', 'rtl'],
  ['en-US', 'ltr'],
  ['ja', 'ltr'],
  ['az-Arab', 'rtl'],
] as const)('%s is written %s', (tag, direction) => expect(toDirection(tag)).toBe(direction))
