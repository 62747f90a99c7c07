import { hashForPolicy } from './csp.server'

/** A page with its stylesheet inside, and the hash by which the policy admits that. */
export interface StyledPage {
  page: string
  hash: string
}

/**
 * Puts the stylesheet into the page's head, so that the page can be painted while it comes. Its link stays, for no
 * medium: browsers then load it after everything else, and the next page finds it.
 * React leaves alone what stands at the end of the head beside its own.
 * @param css without `</style`
 */
export function inlineStylesheet(page: string, css: string): StyledPage {
  const end = page.indexOf('</head>')
  const head = page.slice(0, end).replace('<link rel="stylesheet"', '<link media="not all" rel="stylesheet"')
  return { page: `${head}<style>${css}</style>${page.slice(end)}`, hash: hashForPolicy(css) }
}
