import { expect, test } from 'vitest'
import { renderHtml } from '../../tests/support/render'
import { Pagination, toPageNumbers } from './pagination'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i shows %j', (page, pageCount, numbers) => {
  expect(toPageNumbers(page, pageCount)).toEqual(numbers)
})

const toPath = (page: number) => `/en-us/categories/vases?page=${page}`

test('the first page has no previous one, and its own link says that it is the page', async () => {
  const html = await renderHtml(<Pagination page={1} pageCount={3} toPath={toPath} />)
  expect(html).not.toContain('rel="prev"')
  expect(html).toMatch(/<a rel="next" href="\/en-us\/categories\/vases\?page=2"/)
  expect(html).toMatch(/aria-current="page" href="[^"]*page=1"/)
})

test('a list on one page has no pagination', async () => {
  expect(await renderHtml(<Pagination page={1} pageCount={1} toPath={toPath} />)).toBe('')
})
