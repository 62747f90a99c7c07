import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RequestAnswer } from '~/http/server/request-answer.server'
import { toTranslate } from '~/i18n/i18n.server'
import { toLocale } from '~/i18n/locales'
import { toDeliveryLine } from './delivery-line.server'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const standard = { profileId: 'default', isReturn: false, amount: 490, from: null, days: { min: 3, max: 5 } }
const express = { ...standard, amount: 990, days: { min: 1, max: 2 } }

function draw(ways: Parameters<typeof toDeliveryLine>[1], country = 'de') {
  const answer = new RequestAnswer('public')
  const hold = vi.spyOn(answer, 'holdUntil')
  const line = toDeliveryLine({ t: toTranslate('en'), locale: toLocale('en', country), answer }, ways, 'eur')
  return { line: line?.replaceAll(/[\u2009\u00a0]/g, ' ') ?? null, until: hold.mock.calls.flat().map(Number) }
}

it('says when the cheapest way that is open to all brings it, at what price, and how long it may be sent back', () => {
  const { line, until } = draw([express, standard, { ...standard, amount: 0, from: 5000 as never }])
  expect(line).toMatch(/^Arrives Fri 27 Nov – Tue 1 Dec · .*4[.,]90.* · .*14/)
  expect(until).toEqual([Date.parse('2026-11-24T12:00:00Z')])
})

it('says what is known where the days or the way back are not', () => {
  const { line, until } = draw([{ ...standard, amount: 0, days: null as never }], 'us')
  expect(line).not.toContain('·')
  expect(until).toEqual([])
})

it('says nothing where nothing can send it', () => {
  expect(draw([{ ...standard, isReturn: true }]).line).toBeNull()
})
