import { expect, test } from 'vitest'
import { parseBankAccount } from './bank-account'

const lines = ['Shop GmbH', 'IBAN AT61 1904 3002 3457 3201']

test.for([[lines], [JSON.stringify(lines)], [lines.join('\n')], [lines.join('\r\n')]])('%o is an account', ([given]) =>
  expect(parseBankAccount(given)).toEqual(lines),
)

test.for([undefined, null, ''])('%o is none', (given) => expect(parseBankAccount(given)).toEqual([]))

test.for([
  [{ iban: 'AT61' }, /list of lines/],
  ['["Shop"', /no JSON/],
  [[], /1 to 8 lines/],
  [Array.from({ length: 9 }, () => 'x'), /1 to 8 lines/],
  [['Shop', 7], /line 2 .* no plain text/],
  [['Shop', ''], /line 2/],
  [['<b>Shop</b>'], /line 1/],
  [['Shop\u0007'], /line 1/],
  [['x'.repeat(101)], /longer than 100/],
] as const)('%o is told apart, and why', ([given, reason]) => expect(() => parseBankAccount(given)).toThrow(reason))
