import assert from 'node:assert/strict'
import { test } from 'vitest'

import { writePasskeyMail, writeProviderMail } from './account-mail'

const settings = {
  from: 'Shop <shop@shop.example>',
  shopName: 'Shop',
  storeUrl: 'https://shop.example/',
  authBase: '/a',
  legal: {},
}
const toMail = (write: typeof writePasskeyMail, locale: string | null) =>
  write({ subjectId: 'change_1', recipient: 'ada@example.org', locale }, {}, settings)

for (const [name, write] of Object.entries({ passkey: writePasskeyMail, provider: writeProviderMail })) {
  test(`the mail about a new ${name} leads to where it is taken away`, () => {
    const { text, html } = toMail(write, 'de-at')
    for (const body of [text, html]) assert.ok(body.includes('https://shop.example/de-at/account/profile'))
    assert.ok(html.includes('Zu Ihrem Profil'))
    assert.ok(toMail(write, null).text.includes('https://shop.example/en-us/account/profile'), 'without a locale')
  })
}
