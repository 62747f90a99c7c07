import { expect, test } from 'vitest'
import { pickMessages } from './pick-messages'

const namespaces = {
  common: { yes: 'Yes', page: { next: 'Next', of: { all: 'Of all' } } },
  catalog: { count_one: 'One', count_other: '{{count}}', counted: 'Counted', list: { title: 'All' } },
}

test('a namespace comes flat, and whole', () => {
  expect(pickMessages(namespaces, ['common'])).toEqual({
    'common:yes': 'Yes',
    'common:page.next': 'Next',
    'common:page.of.all': 'Of all',
  })
})

test('a section comes with all forms of its plural, and nothing that only begins alike', () => {
  expect(pickMessages(namespaces, ['catalog:count', 'catalog:list'])).toEqual({
    'catalog:count_one': 'One',
    'catalog:count_other': '{{count}}',
    'catalog:list.title': 'All',
  })
})

test('of what a language does not have comes nothing', () => {
  expect(pickMessages(namespaces, ['orders', 'catalog:none'])).toEqual({})
})
