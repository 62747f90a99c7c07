import { languages } from '../../../app/i18n/languages'
import { ask } from '../../support/ask'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'

const named = /\/assets\/words-[a-z]+-[\w-]{8}\.js/g

for (const language of languages) {
  test(`the messages of a page in ${language} stand in one file, which browsers keep for a year, and in no page`, async () => {
    const pages = await Promise.all(['', '/categories/all', '/cart'].map((path) => ask(`/${language}-us${path}`)))
    const files = pages.map(({ body }) => [...new Set([...body.matchAll(named)].map(([file]) => file))])
    const [[file = ''] = []] = files
    expect(files).toEqual([[file], [file], [file]])
    expect(file).toContain(`/words-${language}-`)
    for (const { body } of pages) expect(body).not.toContain('common:header.bag')
    const { status, headers, body } = await ask(file, { headers: { 'Accept-Encoding': 'identity' } })
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect(body).toContain(JSON.stringify(message(language, 'common:header.bag')))
  })
}

test('a page that failed brings its messages along', async () => {
  const { status, body } = await ask('/en-us/products/no-such-thing')
  expect(status).toBe(404)
  expect(body).not.toMatch(named)
  expect(body).toContain('common:header.bag')
})
