// Of the theme that shop and plugin were built with, as CSS (`scripts/build-settings.mjs`): mail programs know no variables.
const [lightTokens = '', darkTokens = ''] = (process.env.THEME_TOKENS ?? '').split(
  '@media (prefers-color-scheme: dark)',
)

/** What a theme calls this, which in the dark it may leave as it is. */
function readToken(name: string, css = lightTokens): string {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? []
  return value.replace(/var\(--([\w-]+)\)/g, (_, other: string) => readToken(other))
}

function readDark(name: string): string {
  return readToken(name, darkTokens) || readToken(name)
}

const display = `font-family:${readToken('font-display')}`

/** Declarations for a `style`, each in the light scheme. Its class of the same name has the dark one. */
export const looks = {
  paper: `background:${readToken('paper')};color:${readToken('ink')};font-family:${readToken('font-text')};font-size:16px;line-height:1.5`,
  muted: `color:${readToken('ink-muted')}`,
  line: `border-color:${readToken('line')}`,
  wordmark: `color:${readToken('accent')};${display};font-size:26px;line-height:1;letter-spacing:-0.02em`,
  heading: `${display};font-weight:${readToken('weight-display')};line-height:1.25`,
  button: `border-radius:${readToken('radius-m')};background:${readToken('accent')};color:${readToken('on-accent')}`,
  link: `color:${readToken('accent')}`,
  picture: `border-radius:${readToken('radius-s')};background:${readToken('sunken')};color:${readToken('ink-muted')}`,
}

// what stands in a `style` would win
const darkRules = [
  `.paper{background:${readDark('paper')}!important;color:${readDark('ink')}!important}`,
  `.muted{color:${readDark('ink-muted')}!important}`,
  `.line{border-color:${readDark('line')}!important}`,
  `.wordmark,.link{color:${readDark('accent')}!important}`,
  `.button{background:${readDark('accent')}!important;color:${readDark('on-accent')}!important}`,
  `.picture{background:${readDark('sunken')}!important;color:${readDark('ink-muted')}!important}`,
]

/** The style sheet of a mail, for mail programs that know one; all others have the `style` of each element. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules.join('')}}`
