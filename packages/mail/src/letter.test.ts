import assert from 'node:assert/strict'
import { test } from 'vitest'

import { composeLetter } from './letter'

const letter = {
  from: 'Shop <shop@shop.example>',
  to: 'ada@example.org',
  language: 'en',
  shopName: 'Shop',
  subject: 'News',
  greeting: 'Hello,',
  paragraphs: ['first.', 'Second.'],
  link: 'https://shop.example/?a=1&b=2',
  action: 'Look',
}

test('a letter says the first paragraph, the link and the rest', () => {
  const { text, html, messageId } = composeLetter(letter)
  assert.equal(text, 'Hello,\n\nfirst.\n\nhttps://shop.example/?a=1&b=2\n\nSecond.\n')
  assert.ok(html.includes('<a href="https://shop.example/?a=1&amp;b=2"'))
  assert.equal(messageId, undefined)
})

test('lists stand behind the link, with links of their own and nothing unescaped', () => {
  const lines = [
    { text: '1 × <b>' },
    { text: 'AB"1', link: { to: 'https://carrier.example/?"', asText: 'AB"1: https://carrier.example/?"' } },
  ]
  const { text, html } = composeLetter({ ...letter, lists: [{ title: 'In it & on it', lines }] })
  assert.ok(text.includes('b=2\n\nIn it & on it\n1 × <b>\nAB"1: https://carrier.example/?"\n\nSecond.'))
  assert.ok(html.includes('In it &amp; on it</h2>'))
  assert.ok(html.includes('<li>1 × &lt;b&gt;</li><li><a href="https://carrier.example/?&quot;">AB&quot;1</a></li>'))
})

test('what is drawn already comes last, as it is', () => {
  const appendix = { html: ['<table>Notice</table>'], texts: ['NOTICE'] }
  const { text, html } = composeLetter({ ...letter, appendix })
  assert.ok(text.endsWith('\n\nSecond.\n\nNOTICE\n'))
  assert.ok(html.includes('<p>Second.</p>\n<table>Notice</table>\n</div>'))
})

test('a letter with a reference is known by the sender’s domain', () => {
  assert.equal(composeLetter({ ...letter, reference: 'x_1.sent' }).messageId, '<x_1.sent@shop.example>')
})

test('a letter to whoever reads it greets nobody', () => {
  const { text, html } = composeLetter({ ...letter, greeting: undefined })
  assert.ok(text.startsWith('first.'))
  assert.ok(html.includes('</h1>\n<p>first.</p>'))
})

test('a letter runs as its language does', () => {
  assert.ok(composeLetter({ ...letter, language: 'ar' }).html.includes('<html lang="ar" dir="rtl">'))
  assert.ok(composeLetter({ ...letter, direction: 'rtl' }).html.includes('<html lang="en" dir="rtl">'))
})
