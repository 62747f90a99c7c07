const lists = ['categories', 'collections', 'tags', 'types', 'pages']
const path = new RegExp(`^/[a-z]{2}-[a-z]{2}(/(products|${lists.join('|')})/[^/]+)?$`)

/** Whether `pathname` is a page that only shows something: loading it ahead changes nothing, and costs little. */
export function isBrowsable(pathname: string): boolean {
  return path.test(pathname.replace(/\.data$/, ''))
}

/**
 * Speculation rules (https://wicg.github.io/nav-speculation/speculation-rules.html): a page that the pointer rests on is
 * fetched ahead, if it is browsable and no choice of filters, of which one list has hundreds.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        href_matches: [
          { pathname: '/:locale/products/:handle' },
          { pathname: `/:locale/(${lists.join('|')})/:handle`, search: '' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
