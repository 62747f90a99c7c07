import { expect, test } from 'vitest'
import { RequestAnswer } from './request-answer.server'
import { findMailedQuery, findSentForm } from './sent-form.server'

function send(...fields: [name: string, value: string | Blob][]): RequestAnswer {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const answer = new RequestAnswer('private')
  answer.offerForm(form)
  return answer
}

test('what was sent can be sent again as it was: every value of a name, the pressed button, lines and spaces', () => {
  const fields: [string, string][] = [
    ['order', 'one'],
    ['order', 'two'],
    ['note', ' first\r\nsecond '],
    ['city', ''],
    ['intent', 'save'],
  ]
  expect(findSentForm(send(...fields))).toEqual({ fields, lacksPassword: false })
})

test('files and passwords are left out; the token that every form has is not', () => {
  const posted = send(
    ['email', 'ada@example.com'],
    ['currentPassword', 'old'],
    ['password', 'new'],
    ['csrfToken', 'abc'],
    ['picture', new Blob(['x'])],
  )
  const fields = [
    ['email', 'ada@example.com'],
    ['csrfToken', 'abc'],
  ]
  expect(findSentForm(posted)).toEqual({ fields, lacksPassword: true })
})

test('what a mailed link proves, what is too long and what is withheld is not sent again', () => {
  const mailed = send(['token', 'of a mail'], ['csrfToken', 'abc'])
  expect(findSentForm(mailed)).toBeNull()
  expect(findMailedQuery(mailed), 'its page opens with it').toBe('token=of+a+mail')
  expect(findMailedQuery(send(['token', new Blob(['x'])]))).toBeNull()
  expect(findMailedQuery(send(['csrfToken', 'abc'], ['callbackUrl', '/de-at']))).toBeNull()
  expect(findMailedQuery(send(['callbackUrl', '/de-at'], ['token', 'x']))).toBe('token=x&callbackUrl=%2Fde-at')
  expect(findSentForm(send(['note', 'x'.repeat(20_001)]))).toBeNull()
  const order = send(['cartId', 'cart_1'])
  order.withholdForm()
  expect(findSentForm(order)).toBeNull()
  expect(findSentForm(new RequestAnswer('private'))).toBeNull()
})
