// @ts-nocheck
import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import * as conflict from './conflict'

const { answerConflicts } = conflict

function answer(statusCode, body) {
  const said = {}
  const res = {
    statusCode,
    status: (code) => Object.assign(res, { statusCode: code }),
    json: (sent) => Object.assign(said, { status: res.statusCode, body: sent }),
  }
  answerConflicts({}, res, () => res.json(body))
  return said
}

describe('an answer of Medusa', () => {
  test('is 409 where it names a conflict', () => {
    const body = { type: 'not_allowed', code: 'order_canceled', message: 'No.' }
    assert.deepEqual(answer(400, body), { status: 409, body })
  })

  test('is left alone otherwise', () => {
    assert.equal(answer(400, { type: 'not_allowed' }).status, 400)
    assert.equal(answer(200, { code: 'order_canceled' }).status, 200)
    assert.equal(answer(400, undefined).status, 400)
  })
})
