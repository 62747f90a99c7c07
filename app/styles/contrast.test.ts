import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const [light, dark] = readFileSync('app/styles/tokens.css', 'utf8').split('@media (prefers-color-scheme: dark)')
const schemes = { light: readColors(light), dark: readColors(dark) }

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

describe.each(Object.entries(schemes))('in the %s scheme', (_, colors) => {
  it.each(pairs)('%s on %s has a contrast of at least %d', (color, ground, least) => {
    expect(toContrast(colors[color] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})
