import { expect, test } from 'vitest'
import { toEmailSuggestion } from './email-suggestion'

test.each([
  ['ada@gmial.con', 'ada@gmail.com'],
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  [' Ada@GMAIL.CON ', 'ada@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@yaho.co.jp', 'ada@yahoo.co.jp'],
  ['ada@gmx.dee', 'ada@gmx.de'],
  ['ada@t-onlin.de', 'ada@t-online.de'],
  ['ada@my-firm.con', 'ada@my-firm.com'],
])('who types %s has probably meant %s', (typed, meant) => {
  expect(toEmailSuggestion(typed)).toBe(meant)
})

test.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@gmx.ch',
  'ada@example.org',
  'ada@outlook.de',
  'ada@my-firm.co',
  'ada@gmail',
  'no address',
  '',
])('%s is left alone', (typed) => expect(toEmailSuggestion(typed)).toBeNull())
