import { expect, test } from 'vitest'
import { renderHtml } from '../../tests/support/render'
import { ErrorSummary } from './error-summary'

test('each problem leads to its field and the summary takes the focus when the page loads', async () => {
  const html = await renderHtml(
    <ErrorSummary problems={[{ fieldId: 'email', message: 'Enter an e-mail address' }, { message: 'Sold out' }]} />,
  )
  // no alert, which would say it a second time
  const box =
    /^<div class="error-summary" role="group" aria-labelledby="(.+?)" aria-describedby="(.+?)" tabindex="-1" autofocus="">/
  const [, name, description] = box.exec(html) ?? []
  expect(html).toContain(`<h2 id="${name}">There are 2 problems with this form</h2><ul id="${description}">`)
  expect(html).toContain('<a href="#email">Enter an e-mail address</a>')
  expect(html).toContain('<li>Sold out</li>')
})

test('a form without problems has no summary', async () => {
  expect(await renderHtml(<ErrorSummary problems={[]} />)).toBe('')
})

test('messages by field are listed as problems are', async () => {
  const html = await renderHtml(<ErrorSummary problems={{ city: 'Enter the city' }} />)
  expect(html).toContain('<a href="#city">Enter the city</a>')
  expect(await renderHtml(<ErrorSummary problems={undefined} />)).toBe('')
  expect(await renderHtml(<ErrorSummary problems={{}} message="Sold out" />)).toContain('<li>Sold out</li>')
})
