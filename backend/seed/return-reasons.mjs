/** Why things come back. Medusa takes only the innermost ones for a return. */
export const returnReasons = [
  {
    value: 'not_right',
    en: { label: 'It is not right for me', description: 'Nothing is wrong with it' },
    de: { label: 'Es passt nicht', description: 'Die Ware ist in Ordnung' },
    children: [
      { value: 'too_small', en: { label: 'Too small' }, de: { label: 'Zu klein' } },
      { value: 'too_large', en: { label: 'Too large' }, de: { label: 'Zu groß' } },
      {
        value: 'looks_different',
        en: { label: 'It looks different from the picture' },
        de: { label: 'Es sieht anders aus als auf dem Bild' },
      },
    ],
  },
  {
    value: 'faulty',
    en: { label: 'Something is wrong with it', description: 'We pay for the way back' },
    de: { label: 'Damit stimmt etwas nicht', description: 'Wir übernehmen die Rücksendung' },
    children: [
      { value: 'damaged', en: { label: 'It arrived damaged' }, de: { label: 'Es kam beschädigt an' } },
      { value: 'wrong_item', en: { label: 'It is not what I ordered' }, de: { label: 'Das habe ich nicht bestellt' } },
    ],
  },
  {
    value: 'changed_mind',
    en: { label: 'I changed my mind' },
    de: { label: 'Ich habe es mir anders überlegt' },
  },
]
