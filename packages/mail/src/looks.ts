// The colours of the theme `vitrine` (app/themes/vitrine.css, to which a test holds them): mail programs know no variables.
export const light = {
  paper: '#faf8f3',
  sunken: '#f1ede4',
  ink: '#211d18',
  inkMuted: '#645b4f',
  line: '#e2dbcd',
  accent: '#1f4d3d',
  onAccent: '#fbfaf6',
}

export const dark: typeof light = {
  paper: '#171512',
  sunken: '#25211c',
  ink: '#f2ede4',
  inkMuted: '#b8ae9f',
  line: '#38322b',
  accent: '#96cbb1',
  onAccent: '#0d2118',
}

const text = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif"
const display = "'Iowan Old Style','Palatino Linotype',Palatino,P052,'Noto Serif','Liberation Serif',Georgia,serif"

/** Declarations for a `style`, each in the light scheme. Its class of the same name has the dark one. */
export const looks = {
  paper: `background:${light.paper};color:${light.ink};font-family:${text};font-size:16px;line-height:1.5`,
  muted: `color:${light.inkMuted}`,
  line: `border-color:${light.line}`,
  wordmark: `color:${light.accent};font-family:${display};font-size:26px;line-height:1;letter-spacing:-0.02em`,
  heading: `font-family:${display};font-weight:500;line-height:1.25`,
  button: `background:${light.accent};color:${light.onAccent}`,
  link: `color:${light.accent}`,
  picture: `background:${light.sunken};color:${light.inkMuted}`,
}

// what stands in a `style` would win
const darkRules = [
  `.paper{background:${dark.paper}!important;color:${dark.ink}!important}`,
  `.muted{color:${dark.inkMuted}!important}`,
  `.line{border-color:${dark.line}!important}`,
  `.wordmark,.link{color:${dark.accent}!important}`,
  `.button{background:${dark.accent}!important;color:${dark.onAccent}!important}`,
  `.picture{background:${dark.sunken}!important;color:${dark.inkMuted}!important}`,
]

/** The style sheet of a mail, for mail programs that know one; all others have the `style` of each element. */
export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules.join('')}}`
