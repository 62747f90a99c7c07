import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toGreetingName } from './person-name.js'

test('a Japanese letter names the whole person, family first where it is written so', () => {
  assert.equal(toGreetingName({ first_name: '花子', last_name: '山田' }, 'ja'), '山田 花子')
  assert.equal(toGreetingName({ first_name: 'Ada', last_name: 'Lovelace' }, 'ja'), 'Ada Lovelace')
  assert.equal(toGreetingName({ first_name: 'Ada', last_name: 'Lovelace' }, 'ar'), 'Ada')
  assert.equal(toGreetingName(null, 'en'), undefined)
})
