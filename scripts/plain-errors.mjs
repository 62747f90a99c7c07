/** Where the libraries in the browser make an error of the class that a page's data names: any function of the window. */
export const revivers = [
  { file: '/@remix-run/react/dist/esm/errors.js', code: 'window[val.__subType]', plain: 'undefined' },
  { file: '/react-router-dom/dist/index.js', code: 'window[val.__subType]', plain: 'undefined' },
  {
    file: '/@remix-run/react/dist/esm/single-fetch.js',
    code: 'Constructor = global[name]',
    plain: 'Constructor = Error',
  },
  {
    file: '/turbo-stream/dist/turbo-stream.mjs',
    code: 'errorType && globalObj && globalObj[errorType] ? new globalObj[errorType](message)',
    plain: 'false ? null',
  },
]

/**
 * A Vite plugin that lets the browser make nothing but an `Error` of an error in a page's data, whatever class it names: our
 * server names no other one in production (docs/decisions/0019).
 * @returns {import('vite').Plugin}
 */
export function plainErrors() {
  return {
    name: 'plain-errors',
    apply: 'build',
    transform(code, id, { ssr } = {}) {
      const reviver = revivers.find(({ file }) => id.replace(/\?.*/, '').endsWith(file))
      if (ssr || !reviver) return null
      if (!code.includes(reviver.code))
        throw new Error(`${id} makes errors in another way than docs/decisions/0019 knows`)
      return { code: code.replace(reviver.code, reviver.plain), map: null }
    },
  }
}
