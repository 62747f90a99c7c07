import { languages } from '../../../app/i18n/languages'
import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'

test('every letter of a page arrives whole, however many bytes it takes', async () => {
  for (const language of languages) {
    for (const path of ['', '/categories/all', '/search?q=mug', '/pages/terms', '/pages/privacy']) {
      const { status, body } = await ask(`/${language}-de${path}`)
      expect(status, language + path).toBe(200)
      expect(/[\0\uFFFD]/.exec(body)?.index, language + path).toBeUndefined()
    }
  }
})
