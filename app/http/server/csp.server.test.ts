import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createScriptNonce, hashOwnScripts, mergeOrigins, toContentSecurityPolicy } from './csp.server'

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('only scripts that carry the mark are admitted, and the mark is gone from the page', () => {
  const mark = createScriptNonce()
  const page = `<script nonce="${mark}">ours()</script><script>injected()</script><script nonce="guess">also()</script>
<script type="module" nonce="${mark}" async>import "/a.js"</script><link rel="modulepreload" nonce="${mark}" href="/a.js">`
  const { html, hashes } = hashOwnScripts(page, mark)
  expect(hashes).toEqual([sha256('ours()'), sha256('import "/a.js"')])
  expect(html).not.toContain(mark)
  expect(html).toContain('<script>ours()</script><script>injected()</script>')
})

test('the policy admits our own origin and the hashes, nothing inline and nobody else', () => {
  const policy = toContentSecurityPolicy({ scripts: [sha256('x')], styles: [] }, true)
  expect(policy).toContain(`script-src 'self' ${sha256('x')};`)
  expect(policy).not.toMatch(/unsafe|https:/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain('upgrade-insecure-requests')
  expect(toContentSecurityPolicy({ scripts: [], styles: [] }, false)).not.toContain('upgrade-insecure-requests')
})

test('a style is admitted by its hash, and by that alone', () => {
  const none = toContentSecurityPolicy({ scripts: [], styles: [] }, true)
  expect(none).toContain("style-src 'self';")
  expect(toContentSecurityPolicy({ scripts: [], styles: [sha256('a{}')] }, true)).toBe(
    none.replace("style-src 'self'", `style-src 'self' ${sha256('a{}')}`),
  )
})

test('a page admits the origins that it names under their directives, each once, and no frame without one', () => {
  const pay = { 'script-src': ['https://js.pay.example'], 'frame-src': ['https://js.pay.example'] }
  const flags = { 'img-src': ['https://flags.example'], 'script-src': ['https://js.pay.example'] }
  const policy = toContentSecurityPolicy({ scripts: [sha256('x')], styles: [] }, true, mergeOrigins(pay, flags))
  expect(policy).toContain(`script-src 'self' ${sha256('x')} https://js.pay.example;`)
  expect(policy).toContain('frame-src https://js.pay.example;')
  expect(policy).toContain("img-src 'self' data: https://flags.example;")
  expect(policy).toContain("connect-src 'self';")
  expect(toContentSecurityPolicy({ scripts: [], styles: [] }, true)).not.toContain('frame-src')
})
