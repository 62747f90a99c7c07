import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColors } from './theme-colors'

test('the theme colours are the paper of both schemes', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const papers = [...tokens.matchAll(/--paper: (#\w+);/g)].map(([, color]) => color)
  expect(papers).toEqual([themeColors.light, themeColors.dark])
})
