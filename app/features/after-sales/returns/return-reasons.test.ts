import { expect, it } from 'vitest'
import { toTranslate } from '~/i18n/i18n.server'
import { findReasonName } from './return-reasons'
import { toReasonGroups } from './reason-groups.server'

const t = toTranslate('en')

const inGerman = (label: string) => ({ metadata: { translations: { de: { label } } } })
const records = [
  {
    id: 'fit',
    label: 'Not right',
    parent_return_reason_id: null,
    ...inGerman('Passt nicht'),
    return_reason_children: [
      { id: 'small', label: 'Too small', parent_return_reason_id: 'fit', ...inGerman('Zu klein') },
      { id: 'large', label: 'Too large', parent_return_reason_id: 'fit' },
    ],
  },
  { id: 'mind', label: 'Changed my mind', parent_return_reason_id: null, return_reason_children: [] },
]

it('offers the innermost reasons, in the page’s language where they are known in it', () => {
  expect(toReasonGroups(records, 'de')).toEqual([
    {
      label: 'Passt nicht',
      reasons: [
        { value: 'small', label: 'Zu klein' },
        { value: 'large', label: 'Too large' },
      ],
    },
    { label: null, reasons: [{ value: 'mind', label: 'Changed my mind' }] },
  ])
})

it('lists no reason twice where the backend lists the inner ones beside the outer', () => {
  const inner = { id: 'small', label: 'Too small', parent_return_reason_id: 'fit' }
  expect(toReasonGroups([...records, inner], 'en')).toHaveLength(2)
})

it('names a reason with its group', () => {
  const groups = toReasonGroups(records, 'en')
  expect(findReasonName(t, groups, 'small')).toBe('Not right: Too small')
  expect(findReasonName(t, groups, 'mind')).toBe('Changed my mind')
  expect(findReasonName(t, groups, 'fit')).toBeNull()
  expect(findReasonName(t, groups, null)).toBeNull()
})
