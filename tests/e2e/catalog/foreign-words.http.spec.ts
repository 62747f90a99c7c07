import { ask } from '../../support/ask'
import { createRichProduct } from '../../support/catalogue-admin'
import { expect, test } from '../../support/test'

test('what nobody has translated says which language it is in, and what has no language does not', async ({
  admin,
}) => {
  const variants = ['Sand', 'Ink'].map((color) => ({ values: [color, 'XL'], stock: 3, prices: { eur: 2000 } }))
  const { handle } = await createRichProduct(admin, {
    title: 'Untold coat',
    options: ['Color', 'Size'],
    variants,
    metadata: { translations: { de: { options: { Color: 'Farbe' }, values: { Sand: 'Sandfarben' } } } },
  })
  const { body: inJapanese } = await ask(`/ja-de/products/${handle}`)
  for (const word of ['Color', 'Size', 'Sand', 'Ink', 'Untold coat']) {
    expect(inJapanese).toContain(`<bdi lang="en">${word}</bdi>`)
  }
  expect(inJapanese).toContain('<span aria-current="page" lang="en">Untold coat</span>')
  expect(inJapanese).toMatch(/<bdi[^>]*>XL<\/bdi>/)
  expect(inJapanese).not.toMatch(/lang="en"[^>]*>XL</)
  const { body: inGerman } = await ask(`/de-de/products/${handle}`)
  for (const word of ['Farbe', 'Sandfarben']) expect(inGerman).toContain(`<bdi>${word}</bdi>`)
  expect(inGerman).toContain('<bdi lang="en">Ink</bdi>')
  expect((await ask(`/en-de/products/${handle}`)).body).not.toMatch(/<bdi[^>]* lang=/)
})
