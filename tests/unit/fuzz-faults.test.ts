import { describe, expect, test } from 'vitest'
import { listFaults, listMarkupFaults } from '../e2e/shop/fuzz/list-faults'

const shop = ['http://localhost:4000']
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Shop</title></head><body>${body}</body></html>`
const faultsOf = (body: string) => listMarkupFaults(page(body), shop)

describe('what was sent and has become part of a page is found', () => {
  const parts: Record<string, string> = {
    'as an element': '<p><vt-fuzz></vt-fuzz></p>',
    'as an attribute': '<input value="" vtfuzz="1">',
    'as a handler': '<input value="" onfocus="vtfuzz()">',
    'in a style': '<p style="background: url(//evil.example)">',
    'in a style sheet': '<style>@import url(//evil.example)</style>',
    'as a link that runs it': '<a href="javascript:vtfuzz()">on</a>',
    'as a link to elsewhere': '<a href="//evil.example">on</a>',
    'as where a form leads': '<form action="https://evil.example/"></form>',
    'as code': '<script>window.data = {"q":""};vtfuzz();//"}</script>',
    'as code that is broken': '<script>window.data = {"q":"";vtfuzz(}</script>',
    'as an element in a script': '<script>window.data = {"q":"<vt-fuzz>"}</script>',
    'as data that is broken': '<script type="application/ld+json">{"q":""vtfuzz"}</script>',
  }
  for (const [how, part] of Object.entries(parts)) {
    test(how, () => {
      expect(faultsOf(part)).toHaveLength(1)
    })
  }
})

test('what is only shown, typed or told to a script is no fault', () => {
  const shown = [
    '<p>&lt;vt-fuzz vtfuzz=1&gt; https://evil.example</p>',
    '<input value="&quot; vtfuzz=&quot;1">',
    '<a href="/en-de/search?q=vtfuzz%28%29">on</a>',
    '<script>window.data = {"q":"\\u003cvt-fuzz>\\";vtfuzz();//"}</script>',
    '<script type="application/ld+json">{"q":"vtfuzz"}</script>',
  ]
  for (const part of shown) expect(faultsOf(part), part).toEqual([])
})

describe('an answer is held to its status, where it leads, what it sets and what it tells', () => {
  const headers = {
    'x-request-id': 'one',
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=utf-8',
  }
  const answers = {
    'a failure': { status: 502, headers, body: '' },
    'a place elsewhere': { status: 303, headers: { ...headers, location: '//evil.example/en-de' }, body: '' },
    'an address that runs': { status: 303, headers: { ...headers, location: 'javascript:vtfuzz()' }, body: '' },
    'a cookie of somebody’s own': {
      status: 200,
      headers: { ...headers, 'set-cookie': ['a="<vt-fuzz>"; Path=/'] },
      body: '',
    },
    'a stack': { status: 400, headers, body: page('Error: at load (/srv/shop/index.js:10:3)') },
    'words of the database': { status: 400, headers, body: page('invalid input syntax for type uuid') },
    'no JSON': { status: 200, headers: { ...headers, 'content-type': 'application/json' }, body: '{"a":' },
    'a guess': { status: 200, headers: { 'x-request-id': 'one', 'content-type': 'text/html' }, body: page('') },
  }
  process.env.VITRINE_BUILD_DIRECTORY ??= '/srv/build'
  for (const [what, answer] of Object.entries(answers)) {
    test(what, () => {
      expect(listFaults(answer, shop)).toHaveLength(1)
    })
  }

  test('and one that has nothing of these is none', () => {
    const cookie =
      'session=eyJhIjoxfQ%3D%3D.c2ln; Max-Age=60; Path=/; Expires=Fri, 27 Nov 2026 12:00:00 GMT; HttpOnly; SameSite=Lax'
    const fine = { status: 303, headers: { ...headers, location: '/en-de', 'set-cookie': [cookie] }, body: '' }
    expect(listFaults(fine, shop)).toEqual([])
    expect(listFaults({ status: 431, headers: {}, body: '' }, shop)).toEqual([])
  })
})
