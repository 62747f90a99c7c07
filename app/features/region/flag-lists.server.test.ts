import { expect, test } from 'vitest'
import { toFlagLists } from './flag-lists.server'

const own = { style: 'image', baseUrl: '/flags' } as const

test('a list of countries has the picture of each, and the field beside it that of the chosen one', () => {
  const styles = toFlagLists(['at', 'de'], own)
  for (const code of ['at', 'de']) {
    expect(styles).toContain(`[data-flag=${code}]::before{background-image:url("/flags/${code}.svg")}`)
    expect(styles).toContain(`.select:has([data-flag=${code}]:checked)::after,`)
  }
})

test('what is no country gets no rule, whatever it is', () => {
  const styles = toFlagLists(['zz', '', ']{}', 'de'], own)
  expect(styles.match(/background-image/g)).toHaveLength(1)
  expect(toFlagLists(['de'], { style: 'emoji', baseUrl: '/flags' })).not.toContain('background-image')
})

test('the address of a service cannot end the rule that it stands in', () => {
  const styles = toFlagLists(['de'], { style: 'image', baseUrl: '/a"b\\c' })
  expect(styles).toContain('url("/a\\22 b\\5c c/de.svg")')
})
