/**
 * @typedef {{ value: string, en: { label: string, description?: string }, children?: Reason[] }} Reason
 */

/** Why things come back. Medusa takes only the innermost ones for a return. @type {Reason[]} */
export const returnReasons = [
  {
    value: 'not_right',
    en: { label: 'It is not right for me', description: 'Nothing is wrong with it' },
    children: [
      { value: 'too_small', en: { label: 'Too small' } },
      { value: 'too_large', en: { label: 'Too large' } },
      {
        value: 'looks_different',
        en: { label: 'It looks different from the picture' },
      },
    ],
  },
  {
    value: 'faulty',
    en: { label: 'Something is wrong with it', description: 'We pay for the way back' },
    children: [
      { value: 'damaged', en: { label: 'It arrived damaged' } },
      { value: 'wrong_item', en: { label: 'It is not what I ordered' } },
    ],
  },
  {
    value: 'changed_mind',
    en: { label: 'I changed my mind' },
  },
]
