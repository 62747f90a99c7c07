import { expect, it } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { renderHtml } from '../../../tests/support/render'
import { EnergyLabel } from './energy-label'

const energy = {
  letter: 'E',
  scale: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  label: 'https://labels.example/bell/label.png',
  sheet: 'https://labels.example/bell/sheet.pdf',
  registration: null,
}

it('is an arrow in the colour of the class that leads to the label, with the information sheet beside it', async () => {
  const html = await renderHtml(<EnergyLabel energy={energy} />, { locale: toLocale('de', 'at') })
  expect(html).toContain('aria-label="Energieeffizienzklasse E auf einer Skala von A bis G"')
  expect(html).toContain('fill="#fdb913"')
  expect(html).toMatch(/<a href="https:\/\/labels\.example\/bell\/label\.png"><svg/)
  expect(html).toMatch(/<a href="https:\/\/labels\.example\/bell\/sheet\.pdf">Produktdatenblatt<\/a>/)
})

it('shows the class where nobody says where label and sheet are', async () => {
  const html = await renderHtml(<EnergyLabel energy={{ ...energy, label: null, sheet: null }} />, {
    locale: toLocale('en', 'de'),
  })
  expect(html).toContain('Energy efficiency class E, on a scale from A to G')
  expect(html).not.toContain('<a ')
})
