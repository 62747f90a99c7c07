const [light = '', dark = ''] = (process.env.THEME_PAPERS ?? '').split(' ')

/**
 * The looks that the shop was built with: a file of `app/themes`, whose colour schemes and papers browsers are told before
 * they have a stylesheet. The build puts them in here, see `scripts/build-settings.mjs`.
 */
export const theme = { name: process.env.THEME ?? '', scheme: process.env.THEME_SCHEME ?? '', light, dark }

/** Its tokens as CSS, for pages that can load no file. */
export const themeTokens = process.env.THEME_TOKENS ?? ''
