import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import remixConfig from '../remix.config.js'
import { settleLibraries } from './settled-libraries.mjs'

const plugin = settleLibraries(remixConfig.future)

function transform(file: string): string {
  const { transform: run } = plugin
  if (typeof run !== 'function') throw new Error('the plugin has no transform')
  const path = `node_modules${file}`
  const result: unknown = run.call(undefined as never, readFileSync(path, 'utf8'), `/shop/${path}`, {})
  return (result as { code: string }).code
}

it('React draws nothing in the way of before 18, and looks for no browser that is gone', () => {
  const code = transform('/react-dom/cjs/react-dom.production.min.js')
  expect(code).not.toMatch(/[!=]==\(\w\.mode&1\)|exports\.render=|exports\.hydrate=|"documentMode"in/)
  expect(code, 'what the shop calls').toMatch(
    /exports\.hydrateRoot=function[^]*exports\.flushSync=|exports\.flushSync=/,
  )
  expect(() => new Function('require', 'exports', code)).not.toThrow()
})

it('the router asks for no flag that is on, and for no routes that come later', () => {
  const code = transform('/@remix-run/router/dist/router.js')
  expect(code).not.toMatch(/\bfuture\.v7_(?!throwAbortReason)|init\.patchRoutesOnNavigation|console\.warn/)
})

it('Remix brings neither its own scripts nor links that know where they lead', () => {
  expect(transform('/@remix-run/react/dist/esm/errorBoundaries.js')).not.toContain('createElement(Scripts')
  expect(transform('/@remix-run/react/dist/esm/components.js')).not.toContain('NavLink.displayName')
})

it('Remix asks for none of its flags, so that no page has to say them', () => {
  const folder = '/@remix-run/react/dist/esm/'
  const files = readdirSync(`node_modules${folder}`).filter((file) => file.endsWith('.js'))
  expect(files).toContain('browser.js')
  const asking = files.filter((file) => /\bfuture\??[.[]|\{[^}]*\bv3_/.test(transform(folder + file)))
  expect(asking).toEqual([])
})

it('Remix waits for the data of a page only where that does not stand in it', () => {
  const code = transform('/@remix-run/react/dist/esm/browser.js')
  expect(code.split('!window.__remixContext.state')).toHaveLength(2)
  const [, wait = ''] = code.split('if (!window.__remixContext.state) {')
  expect(wait.indexOf('window.__remixContext.stream')).toBeGreaterThan(0)
  expect(wait.indexOf('window.__remixContext.stream')).toBeLessThan(wait.indexOf('let routes = createClientRoutes('))
})

it('a library that has changed there stops the build', () => {
  const said: string[] = []
  const { configResolved, buildEnd } = settleLibraries(remixConfig.future)
  if (typeof configResolved !== 'function' || typeof buildEnd !== 'function') throw new Error('the plugin has no hooks')
  void configResolved.call(undefined as never, { build: { ssr: false } } as never)
  void buildEnd.call({ error: (text: string) => said.push(text) } as never)
  expect(said.join()).toContain('a flag of the router')
})
