import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import type { MedusaResponse } from '@medusajs/medusa'
import type { PluginRequest } from '../container'
import { standIn } from '../fixtures'
import { answerConflicts } from './conflict'

function answer(statusCode: number, body: unknown) {
  const said: { status?: number; body?: unknown } = {}
  const res: MedusaResponse = standIn<MedusaResponse>({
    statusCode,
    status: (code: number) => Object.assign(res, { statusCode: code }),
    json: (sent: unknown) => {
      Object.assign(said, { status: res.statusCode, body: sent })
      return res
    },
  })
  answerConflicts(standIn<PluginRequest>({}), res, () => res.json(body))
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
