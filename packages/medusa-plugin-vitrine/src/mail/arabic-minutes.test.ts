// @ts-nocheck
import assert from 'node:assert/strict'
import { test } from 'vitest'

import { toArabicMinutes } from './arabic-minutes'

test('minutes take the form that their number asks for', () => {
  const said = [1, 2, 3, 10, 11, 15, 60, 100].map(toArabicMinutes)
  assert.deepEqual(said.slice(0, 4), ['دقيقة واحدة', 'دقيقتين', '3 دقائق', '10 دقائق'])
  assert.deepEqual(said.slice(4), ['11 دقيقة', '15 دقيقة', '60 دقيقة', '100 دقيقة'])
})
