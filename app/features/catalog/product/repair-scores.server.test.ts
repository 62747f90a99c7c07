import { expect, it } from 'vitest'
import { toTranslate } from '~/i18n/i18n.server'
import { toLocale } from '~/i18n/locales'
import { toRepairView } from './repair-scores.server'

it('says what is known of a product’s repair in the numbers of the page', () => {
  const ctx = { locale: toLocale('fr', 'fr'), t: toTranslate('fr') }
  const scores = { letter: 'B', index: 8.4, durability: null, details: 'https://labels.example/repair.pdf' }
  expect(toRepairView(ctx, scores)).toEqual({
    lines: ['Classe de réparabilité B (A la meilleure, E la moins bonne)', 'Indice de réparabilité\u00a0: 8,4 sur 10'],
    details: { href: 'https://labels.example/repair.pdf', text: 'Comment il est calculé' },
  })
})
