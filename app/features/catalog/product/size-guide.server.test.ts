import { expect, it } from 'vitest'
import { toTranslate } from '~/i18n/i18n.server'
import { toLocale } from '~/i18n/locales'
import { type OptionView } from './product-view'
import { drawSizeGuide } from './size-guide.server'

const sizes = { measures: ['chest' as const, 'sleeve' as const], sizes: { S: [96, 62], M: [101.5, 63] } }
const options: OptionView[] = [
  { id: 'color', name: 'Color', field: 'option.Color', labels: { Navy: 'Navy' } },
  { id: 'size', name: 'Size', field: 'option.Size', labels: { S: 'Small', M: 'Medium' } },
]

function draw(country: string, given = options) {
  return drawSizeGuide({ t: toTranslate('en'), locale: toLocale('en', country) }, sizes, given)
}

it('is a table for the option that has the sizes, in the names and measures of the page', () => {
  const drawn = draw('de')
  expect(drawn?.optionId).toBe('size')
  expect(drawn?.html).toContain('<th scope="row"><bdi>Medium</bdi></th><td>101,5</td><td>63</td>')
  expect(draw('us')?.html).toContain('<th scope="row"><bdi>Medium</bdi></th><td>40</td><td>25</td>')
})

it('is not there where no option has a size of it', () => {
  expect(draw('de', options.slice(0, 1))).toBeNull()
})
