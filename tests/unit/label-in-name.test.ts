import { expect, test } from 'vitest'

type Tree = { [key: string]: string | Tree }

const files = import.meta.glob<Tree>('../../locales/*/*.json', { eager: true, import: 'default' })

// names a landmark, beside which the text stands
const landmarks = new Set(['review.legal-label'])

function list(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : list(value, `${prefix}${key}.`),
  ) as [string, string][]
}

// who says what stands on a button has to reach it by that (WCAG 2.5.3)
test('what a button is called holds what stands on it, in every language', () => {
  let pairs = 0
  const strange = Object.entries(files).flatMap(([file, tree]) => {
    const messages = new Map(list(tree))
    return [...messages].flatMap(([key, text]) => {
      const label = messages.get(`${key}-label`)
      if (label === undefined || landmarks.has(`${key}-label`)) return []
      pairs += 1
      return label.toLowerCase().includes(text.toLowerCase()) ? [] : [`${file}: ${text} / ${label}`]
    })
  })
  expect(strange).toEqual([])
  expect(pairs).toBeGreaterThan(40)
})
