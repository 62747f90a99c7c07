import assert from 'node:assert/strict'
import { getNoticeTexts } from '@vitrine/shared/guarantee/notice-texts'
import { test } from 'vitest'
import { languages, toTranslate } from '../messages/messages'
import { toGuaranteeParts } from './guarantees'
import type { MailedItem } from './mailed-order'

const guarantee = {
  years: 7.5,
  free: true,
  whole_good: true,
  brand: 'Halo <b>',
  model: 'HLO-2',
  guarantor: { name: 'Halo Lichtmanufaktur', address: 'ul. Przykładowa 1' },
  claim: { en: 'Write to us.', de: 'Schreiben Sie uns.' },
  territory: 'EU',
  terms_url: 'https://halo.example/guarantee',
}

function makeItem(more: Partial<MailedItem> = {}): MailedItem {
  return { title: 'Lamp', description: null, quantity: 1, created_at: '2026-11-01', ...more }
}

function toParts(language: string, items = [makeItem()], country = 'AT', guaranteeNotice?: boolean) {
  const order = { items, shipping_address: { country_code: country } }
  return toGuaranteeParts(order, { language, t: toTranslate(language), guaranteeNotice })
}

test('an order of goods is confirmed with the whole notice, as HTML and as text', () => {
  const { html, texts, pictures } = toParts('de')
  const { title, longer, steps } = getNoticeTexts('de')
  for (const part of [title, longer, ...steps]) {
    assert.ok(html.join('').includes(part), part)
    assert.ok(texts.join('').includes(part), part)
  }
  assert.ok(texts.join('').includes('Verkäufer haften für jede Vertragswidrigkeit'))
  assert.ok(html.join('').includes('europa.eu/youreurope/<wbr>garantien</a>'), 'it may break on a phone')
  for (const { cid = '' } of pictures) assert.ok(html.join('').includes(`src="cid:${cid}"`), cid)
})

test('a mail in every language has the notice, in English where there is no official version', () => {
  for (const language of languages) assert.match(toParts(language).html.join(''), / lang="(de|en|es|fr|nl)" dir="ltr"/)
  const { texts, html } = toParts('ja')
  assert.ok(texts[0] === toTranslate('ja')('guarantee:notice.in-english') && texts[1]?.startsWith('LEGAL GUARANTEE'))
  assert.ok(html.join('').includes(texts[0]))
})

test('nothing is said of gift cards alone, outside the European Economic Area, and to businesses', () => {
  const card = makeItem({ is_giftcard: true })
  for (const parts of [toParts('de', [card]), toParts('de', undefined, 'us'), toParts('de', undefined, 'at', false)])
    assert.deepEqual(parts, { html: [], texts: [], pictures: [] })
  assert.equal(toParts('de', [card, makeItem()]).html.length, 1)
})

test('a producer’s guarantee is confirmed with its label and terms, once for all variants of a product', () => {
  const item = makeItem({ variant: { product: { metadata: { guarantee } } } })
  const { html, texts } = toParts('de', [item, item])
  assert.equal(html.length, 2)
  assert.ok(html[0]?.includes('Halo &lt;b&gt;'))
  for (const part of ['Herstellergarantie in Jahren: 7,5', 'Halo Lichtmanufaktur', 'Schreiben Sie uns.', 'EU'])
    assert.ok(texts[0]?.includes(part), part)
})

test('a guarantee that is no longer than the law’s has no label', () => {
  const item = makeItem({ variant: { product: { metadata: { guarantee: { ...guarantee, years: 2 } } } } })
  assert.equal(toParts('de', [item]).html.length, 1)
})
