import { expect, test } from 'vitest'
import { renderHtml } from '../../../tests/support/render'
import { FailurePage } from './failure-page'

const path = '/en-us/account/addresses/new?from=checkout'

test('a backend that is down gets what was sent once more, at the same address', async () => {
  const resending = {
    fields: [
      ['city', '"Linz" <b>'],
      ['order', 'one'],
      ['order', 'two'],
    ] as [string, string][],
    notes: ['It is kept.', 'The password is not.'],
  }
  const html = await renderHtml(<FailurePage status={503} resending={resending} />, { path })
  expect(html).toContain('<p>It is kept.</p><p>The password is not.</p>')
  expect(html).toContain(
    `<form method="post" action="${path}">` +
      '<input type="hidden" name="city" value="&quot;Linz&quot; &lt;b&gt;"/>' +
      '<input type="hidden" name="order" value="one"/><input type="hidden" name="order" value="two"/>' +
      '<button class="button" data-kind="primary" type="submit">Try again</button></form>',
  )
  expect(html).not.toContain(`href="${path}"`)
})

test('a mailed link whose form was refused for now opens once more', async () => {
  const resending = { fields: null, link: 'token=abc&callbackUrl=%2Fde-at', notes: ['It is still good.'] }
  const html = await renderHtml(<FailurePage status={429} resending={resending} />, {
    path: '/api/auth/callback/email',
  })
  expect(html).toContain('<p>It is still good.</p>')
  expect(html).toContain('href="/api/auth/callback/email?token=abc&amp;callbackUrl=%2Fde-at"')
  expect(html).not.toContain('<form')
})

test('a wait of some seconds is called no minute', async () => {
  const words = { short: 'a few seconds', long: 'a minute' }
  const soon = await renderHtml(<FailurePage status={429} waitSeconds={5} />, { path })
  expect(soon).toContain(words.short)
  expect(soon).not.toContain(words.long)
  expect(await renderHtml(<FailurePage status={429} waitSeconds={45} />, { path })).toContain(words.long)
})

test('where nothing was sent, trying again opens the page', async () => {
  const html = await renderHtml(<FailurePage status={503} />, { path })
  expect(html).toContain(`href="${path}"`)
  expect(html).not.toContain('<form')
})

test('who came to a page that is not there, or not any more, can search the shop from it', async () => {
  const form = /<form[^>]* action="\/[a-z]{2}-[a-z]{2}\/search"[^>]*>.*name="q"/
  expect(await renderHtml(<FailurePage status={404} />, { path })).toMatch(form)
  expect(await renderHtml(<FailurePage status={410} title="Mug" />, { path })).toMatch(form)
  expect(await renderHtml(<FailurePage status={404} isOrder />, { path })).not.toMatch(form)
})

test('a failure of the shop says which number to quote, and others do not ask to write', async () => {
  const reference = 'If you write to us, please quote this number: request-1'
  expect(await renderHtml(<FailurePage status={500} reference={reference} />, { path })).toContain(`>${reference}</p>`)
  expect(await renderHtml(<FailurePage status={404} />, { path })).not.toContain('muted')
})
