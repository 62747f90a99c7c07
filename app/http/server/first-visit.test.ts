import { expect, test } from 'vitest'
import { isFirstVisit } from './first-visit'

test('who typed the address or came from another site, and brings no cookie, is here for the first time', () => {
  expect(isFirstVisit(new Headers({ 'Sec-Fetch-Site': 'none' }))).toBe(true)
  expect(isFirstVisit(new Headers({ 'Sec-Fetch-Site': 'cross-site' }))).toBe(true)
})

test('who follows a link of the shop, brings a cookie or says nothing is not', () => {
  expect(isFirstVisit(new Headers({ 'Sec-Fetch-Site': 'same-origin' }))).toBe(false)
  expect(isFirstVisit(new Headers({ 'Sec-Fetch-Site': 'none', Cookie: 'cart=1' }))).toBe(false)
  expect(isFirstVisit(new Headers())).toBe(false)
})
