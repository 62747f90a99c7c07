import { type Appearance } from '@stripe/stripe-js'

const tokens = {
  colorPrimary: '--accent',
  colorBackground: '--surface',
  colorText: '--ink',
  colorTextSecondary: '--ink-muted',
  colorDanger: '--danger',
  borderRadius: '--radius-m',
  fontFamily: '--font-text',
}

/** Stripe's form in the shop's colours of this moment: frames of another origin cannot read them themselves. */
export function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const variables = Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()])
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return { theme: isDark ? 'night' : 'stripe', variables: Object.fromEntries(variables) }
}
