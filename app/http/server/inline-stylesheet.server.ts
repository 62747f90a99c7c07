import { hashForPolicy } from './csp.server'

/** A page with its stylesheet inside, and the hash by which the policy admits that. */
export interface StyledPage {
  page: string
  hash: string
}

/**
 * Puts the stylesheet into the page's head, so that the page can be painted while it comes, and before it the main
 * picture's address, which would be learnt behind it. Painting begins with the whole header, whose end would move while it
 * comes. The sheet's link stays, for no medium: browsers then load it after
 * everything else, and the next page finds it.
 * React leaves alone what stands at the end of the head beside its own.
 * @param css without `</style`
 */
export function inlineStylesheet(page: string, css: string): StyledPage {
  const end = page.indexOf('</head>')
  const head = page.slice(0, end).replace('<link rel="stylesheet"', '<link media="not all" rel="stylesheet"')
  return {
    page: `${head}${expectHeader(page)}${preloadPicture(page)}<style>${css}</style>${page.slice(end)}`,
    hash: hashForPolicy(css),
  }
}

// Waiting for an element that never comes, a browser would paint nothing until the page's end; and Chromium waits for an
// element's beginning only, hence for the header's last.
function expectHeader(page: string): string {
  return page.includes(' id="header-end"') ? '<link rel="expect" href="#header-end" blocking="render"/>' : ''
}

// by the same attributes, so that the browser makes the same choice
function preloadPicture(page: string): string {
  const [picture] = /<img [^>]*fetchpriority="high"[^>]*>/.exec(page) ?? []
  if (!picture) return ''
  const copy = (name: string, as: string) => {
    const [, value] = new RegExp(` ${name}="([^"]*)"`, 'i').exec(picture) ?? []
    return value ? ` ${as}="${value}"` : ''
  }
  const source = copy('srcset', 'imagesrcset') + copy('sizes', 'imagesizes') || copy('src', 'href')
  return `<link rel="preload" as="image" fetchpriority="high"${source}/>`
}
