import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listThemes, readBuildSettings, readTheme } from '../../scripts/build-settings.mjs'

const names = listThemes()
const sheets = names.map((name) => readFileSync(`app/themes/${name}.css`, 'utf8'))
const dark = '@media (prefers-color-scheme: dark)'

function readColors(css = ''): Record<string, string> {
  return Object.fromEntries([...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [name, color]))
}

/** Relative luminance, as WCAG 2.2 defines it. */
function toLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const pairs = [
  ...grounds.flatMap((ground) => [
    ...['ink', 'ink-muted', 'accent', 'danger', 'warning', 'sale'].map((text) => [text, ground, 4.5] as const),
    // 1.4.11: what shows a control or its focus
    ['line-strong', ground, 3] as const,
  ]),
  ['on-accent', 'accent', 4.5] as const,
  ['on-accent', 'accent-hover', 4.5] as const,
  ['danger', 'danger-soft', 4.5] as const,
  ['warning', 'warning-soft', 4.5] as const,
  ['ink', 'accent-soft', 4.5] as const,
]

describe.each(names)('the theme %s', (name) => {
  const css = readFileSync(`app/themes/${name}.css`, 'utf8')
  const [light, inTheDark] = css.split(dark)

  it('decides everything that a theme decides, and nothing else', () => {
    expect(listTokens(light)).toEqual(listTokens(sheets[names.indexOf('vitrine')]?.split(dark)[0]))
  })

  describe.each(Object.entries({ light, ...(inTheDark && { dark: inTheDark }) }))('in the %s scheme', (_, scheme) => {
    const colors = readColors(scheme)
    it.each(pairs)('%s on %s has a contrast of at least %d', (color, ground, least) => {
      expect(toContrast(colors[color] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(least)
    })
  })
})

it('a build is told a theme by its name, and refuses one that there is not', () => {
  const { define, alias } = readBuildSettings({ THEME: 'parade' })
  expect(define['process.env.THEME_PAPERS']).toBe('"#fff4d6 #160d2b"')
  expect(alias['@vitrine/theme.css']).toMatch(/parade\.css$/)
  expect(() => readBuildSettings({ THEME: '../styles/reset' })).toThrow('app/themes has parade, slate, vitrine')
})

it('a theme that is dark in every scheme has one paper', () => {
  expect(readTheme('slate')).toMatchObject({ scheme: 'dark', papers: ['#14171c', '#14171c'] })
})

function listTokens(css = ''): string[] {
  return [...css.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name).sort()
}
