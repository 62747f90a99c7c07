import { describe, expect, it } from 'vitest'
import { registrationSchema, toResetPasswordSchema } from './auth.schema.server'
import { toOwnWords } from './password-policy.server'

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'countess.ada@engine.example' }

/** What a registration says of the password, or null where it takes it. */
function judge(password: string): string | null {
  const { error } = registrationSchema.safeParse({ ...ada, password })
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join() ?? null
}

describe('a new password', () => {
  it.each([
    'password',
    'PASSWORD',
    'ｐａｓｓｗｏｒｄ',
    '12345678',
    'Password1!',
    'iloveyou2',
    'qwertyuiop',
    'Sunshine2024',
    'aaaaaaaaaaaa',
    'abababababab',
    '3456789:;',
  ])('is none of those that are tried first: %s', (password) => {
    expect(judge(password)).toBe('password auth:fields.password-common')
  })

  it.each([
    'AdaLovelace',
    'ada-lovelace-1815',
    'Countess.Ada',
    'countess.ada@engine.example',
    'Vitrine2024!',
    '!!ADA999999',
  ])('is not the account’s own name with a number: %s', (password) => {
    expect(judge(password)).toBe('password auth:fields.password-own')
  })

  it.each([
    'correct horse Ada',
    'password of my cat Ada',
    ' eight ch',
    '\u{1F40E}\u{1F50B}\u{1F4CE}\u{2705}\u{1F40E}\u{1F50B}\u{1F4CE}\u{2705}',
    'ひらがなのあいことば',
    'x'.repeat(100) + 'y'.repeat(99) + 'z',
    '7g!kQ-vb',
    '904817263540',
  ])('may be anything else: %s', (password) => {
    expect(judge(password)).toBeNull()
  })

  it('has eight characters, counted as people do, and two hundred at most', () => {
    expect(judge('\u{1F40E}\u{1F50B}\u{1F4CE}\u{2705}')).toBe('password auth:fields.password-short')
    expect(judge('7g!kQ-v')).toBe('password auth:fields.password-short')
    expect(judge('7g!kQ-v'.repeat(30))).toBe('password auth:fields.password-long')
  })

  it('is judged alike when it is set by a mailed link', () => {
    const schema = toResetPasswordSchema(toOwnWords(ada))
    expect(
      ['12345678', 'countess1815', 'correct horse'].map((password) => schema.safeParse({ password }).success),
    ).toEqual([false, false, true])
  })
})
