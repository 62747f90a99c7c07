import assert from 'node:assert/strict'
import { test } from 'vitest'
import { toGreetingName } from './person-name'

test('a Japanese letter names the whole person, family first where it is written so', () => {
  assert.equal(toGreetingName({ first_name: '花子', last_name: '山田' }, 'ja'), '山田 花子')
  assert.equal(toGreetingName({ first_name: 'Ada', last_name: 'Lovelace' }, 'ja'), 'Ada Lovelace')
  assert.equal(toGreetingName({ first_name: 'Ada', last_name: 'Lovelace' }, 'ar'), 'Ada')
  assert.equal(toGreetingName(null, 'en'), undefined)
})

test('who is not plainly named is greeted without a name', () => {
  for (const first_name of [
    'Your account is locked, go to https://evil.example',
    'evil.example',
    'Ada\r\nBcc: all',
    'Call 0900 123456',
    'Ada\u202e',
    '<a>',
    'x'.repeat(61),
    ' ',
  ]) {
    assert.equal(toGreetingName({ first_name, last_name: 'Lovelace' }, 'en'), undefined)
  }
  assert.equal(toGreetingName({ first_name: '花子', last_name: 'evil.example' }, 'ja'), undefined)
  for (const first_name of ["O'Neil-Smith", 'van der Berg', 'J. R. R.', 'Dr. med. Ada', 'أحمد', 'Ada & Bo']) {
    assert.equal(toGreetingName({ first_name }, 'en'), first_name)
  }
})
