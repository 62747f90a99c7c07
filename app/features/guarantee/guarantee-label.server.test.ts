import { type ProducerGuarantee } from '@vitrine/shared/guarantee/producer-guarantee'
import { expect, test } from 'vitest'
import { type Language } from '~/i18n/languages'
import { toLocale } from '~/i18n/locales'
import { speak } from '~/i18n/speak.server'
import { getGuaranteeLabel } from './guarantee-label.server'

const guarantee: ProducerGuarantee = {
  years: 7.5,
  brand: 'Halo',
  model: 'HLO-2',
  guarantor: { name: 'Halo Lichtmanufaktur', address: 'ul. Przykładowa 1, 00-000 Przykładowo' },
  claim: { en: 'Write to us.', de: 'Schreiben Sie uns.' },
  territory: { en: 'In all of the EU.' },
  termsUrl: 'https://halo.example/guarantee',
}

function getLabel(language: Language, country: string) {
  return getGuaranteeLabel(speak(toLocale(language, country)), guarantee, country)
}

test('the label says for how many years, of what, and on which terms', () => {
  const html = getLabel('de', 'at')
  for (const part of [
    'Herstellergarantie in Jahren: 7,5',
    'Halo',
    'HLO-2',
    'Halo Lichtmanufaktur',
    'Schreiben Sie uns.',
  ])
    expect(html).toContain(part)
  expect(html).toContain('<bdi lang="en">In all of the EU.</bdi>')
  expect(html).toContain('href="https://halo.example/guarantee"')
  expect(html).toContain('<span lang="mt">Garanzija tal-produttur fi snin</span>')
})

test('nobody is shown it where the law of the European Union does not hold', () => {
  expect(getLabel('en', 'us')).toBeNull()
  expect(getGuaranteeLabel(speak(toLocale('en', 'ie')), null, 'ie')).toBeNull()
})
