import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'

import { composeLetter } from './letter'
import { styleSheet } from './looks'

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
  assert.ok(html.includes(' href="https://shop.example/?a=1&amp;b=2"'))
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
  assert.match(
    html,
    /<li[^>]*>1 × &lt;b&gt;<\/li><li[^>]*><a [^>]*href="https:\/\/carrier.example\/\?&quot;"[^>]*>AB&quot;1</,
  )
})

test('what is drawn already comes last, as it is', () => {
  const appendix = { html: ['<table>Notice</table>'], texts: ['NOTICE'] }
  const { text, html } = composeLetter({ ...letter, appendix })
  assert.ok(text.endsWith('\n\nSecond.\n\nNOTICE\n'))
  assert.ok(html.includes('Second.</p>\n<table>Notice</table>\n</td>'))
})

test('a letter with a reference is known by the sender’s domain', () => {
  assert.equal(composeLetter({ ...letter, reference: 'x_1.sent' }).messageId, '<x_1.sent@shop.example>')
})

test('a letter to whoever reads it greets nobody', () => {
  const { text, html } = composeLetter({ ...letter, greeting: undefined })
  assert.ok(text.startsWith('first.'))
  assert.match(html, /<\/h1>\n<p[^>]*>first\.<\/p>/)
})

test('a letter runs as its language does', () => {
  assert.ok(composeLetter({ ...letter, language: 'ar' }).html.includes('<html lang="ar" dir="rtl">'))
  assert.ok(composeLetter({ ...letter, direction: 'rtl' }).html.includes('<html lang="en" dir="rtl">'))
})

test('a letter has the shop’s name above its subject, and knows the dark scheme', () => {
  const { html } = composeLetter(letter)
  assert.match(html, /<p class="wordmark[^>]*>Shop<\/p>\n<h1[^>]*>News<\/h1>/)
  assert.ok(html.includes('<meta name="color-scheme" content="light dark">'))
  assert.match(html, /@media \(prefers-color-scheme:dark\)\{.*\.paper\{background:#171512!important/)
})

test('each class that a letter has for the dark scheme has the light one in its style', () => {
  const lines = [{ text: 'Mug', picture: { src: 'https://shop.example/a.jpg', alt: '', width: 64, height: 80 } }]
  const { html } = composeLetter({ ...letter, lists: [{ title: 'In it', lines }] })
  const classes = [...styleSheet.matchAll(/\.([a-z]+)/g)].map(([, name = '']) => name)
  const elements = [...html.matchAll(/<\w+ [^>]*class="([^"]*)"[^>]*>/g)]
  assert.ok(elements.length > 5)
  for (const [element, names = ''] of elements) {
    assert.match(element, /style="/)
    assert.ok(names.split(' ').every((name) => classes.includes(name)))
  }
})

test('its colours and faces are those of the shop’s theme', () => {
  const { html } = composeLetter(letter)
  const [light = '', dark = ''] = readFileSync('app/themes/vitrine.css', 'utf8').split('prefers-color-scheme: dark')
  const read = (css: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1]
  assert.ok(html.includes(`style="margin:0;padding:0;background:${read(light, 'paper')};color:${read(light, 'ink')};`))
  assert.ok(html.includes(`background:${read(light, 'accent')};color:${read(light, 'on-accent')}`))
  assert.ok(html.includes(`.button{background:${read(dark, 'accent')}!important;color:${read(dark, 'on-accent')}!`))
  assert.match(html, /<h1 style="[^"]*font-family:[^"]*georgia, serif;/)
  assert.ok(!html.includes('undefined') && !html.includes('var('))
})

test('a line stands beside its picture, which without pictures is as large and says what it shows', () => {
  const picture = { src: 'https://shop.example/images/128/a.jpg?"', alt: 'A "blue" mug', width: 64, height: 80 }
  const lines = [{ text: 'Mug', picture }, { text: 'Voucher' }]
  const { html } = composeLetter({ ...letter, lists: [{ title: 'In it', lines }] })
  assert.match(html, /<img [^>]*src="[^"]*a\.jpg\?&quot;" alt="A &quot;blue&quot; mug" width="64" height="80"/)
  assert.equal(html.split('<img').length, 2)
  assert.match(html, /<td[^>]*width="80"[^>]*><\/td><td[^>]*>Voucher<\/td>/)
})
