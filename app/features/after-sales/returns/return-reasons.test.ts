import { expect, it } from 'vitest'
import { type ReturnReason } from '~/commerce/shop/returns'
import { toTranslate } from '~/i18n/i18n.server'
import { findReasonName } from './return-reasons'
import { toReasonGroups } from './reason-groups.server'

const t = toTranslate('en')

function makeReason(id: string, label: string, german?: string, reasons: ReturnReason[] = []): ReturnReason {
  return { id, label, metadata: german ? { translations: { de: { label: german } } } : null, reasons }
}

const small = makeReason('small', 'Too small', 'Zu klein')
const records = [
  makeReason('fit', 'Not right', 'Passt nicht', [small, makeReason('large', 'Too large')]),
  makeReason('mind', 'Changed my mind'),
]

it('offers the innermost reasons, in the page’s language where they are known in it', () => {
  expect(toReasonGroups(records, { language: 'de' })).toEqual([
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

it('names a reason with its group', () => {
  const groups = toReasonGroups(records, { language: 'en' })
  expect(findReasonName(t, groups, 'small')).toBe('Not right: Too small')
  expect(findReasonName(t, groups, 'mind')).toBe('Changed my mind')
  expect(findReasonName(t, groups, 'fit')).toBeNull()
  expect(findReasonName(t, groups, null)).toBeNull()
})
