import { expect, test } from 'vitest'
import { languages } from '~/i18n/languages'
import { listSeededCategories } from '../../tests/support/seeded-catalogue'
import { message } from '../../tests/support/messages'

// what search engines take for no description of where a link leads
const vague = ['start', 'home', 'hier', 'here', 'go', 'accueil', 'inicio']

test.each(languages)(
  'in %s the way back to the front page is called by no category’s name and by no word alone',
  (language) => {
    const name = message(language, 'catalog:list.breadcrumb').toLowerCase()
    expect(vague).not.toContain(name)
    expect(listSeededCategories(language).map((category) => category.name.toLowerCase())).not.toContain(name)
  },
)
