import ts from 'typescript'
import { expect, test } from 'vitest'
import { isChecked } from './checked.mjs'
import { countCommentLines, isEcho, isPlain, listDocstrings } from './comments.mjs'
import { listImports, listOnlyChildren, toLongestChain } from './imports.mjs'
import { countHiddenState, isOfLanguage, keepsOnce, listPostShapes, toRoom } from './patterns.mjs'
import { countLines, listFunctionSizes, toQuantile } from './sizes.mjs'
import { walk } from './walk.mjs'

function parse(text: string) {
  return ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true)
}

function walkThrough(files: Record<string, string>, name = 'begin', parameter = 'ctx') {
  const options = {
    noLib: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  }
  const host = ts.createCompilerHost(options, true)
  host.getSourceFile = (file) =>
    files[file] === undefined ? undefined : ts.createSourceFile(file, files[file], ts.ScriptTarget.Latest, true)
  host.fileExists = (file) => files[file] !== undefined
  const program = ts.createProgram(Object.keys(files), options, host)
  return walk(program, { name, parameter }, (file) => !file.includes('outside'))
}

test('a parameter is followed into what it is passed to, in the order of the code, and back', () => {
  const { stays, rooms, returns } = walkThrough({
    '/a.ts': `import { b } from './b'; import { c } from './c'
      export function begin(ctx) { b(ctx); c(ctx); own(ctx) }
      function own(ctx) { b(ctx) }`,
    '/b.ts': 'export function b(x) {}',
    '/c.ts': `import { b } from './b'; export function c(x) { b(1); b(x) }`,
  })
  expect(stays).toEqual(['/a.ts', '/b.ts', '/c.ts', '/b.ts', '/a.ts', '/b.ts'])
  expect([rooms, returns]).toEqual([3, 3])
})

test.each([
  ['a part of it', 'b(ctx.headers.get)'],
  ['what holds it', 'b({ ctx })'],
  ['what was made of it', 'const made = await c(ctx); b(made.id)'],
  ['one of two', 'b(none ?? ctx)'],
  ['within a function that is passed along', 'then(() => b(ctx))'],
])('it is still itself: %s', (_, code) => {
  const files = { '/b.ts': 'export function b(x) {}\nexport function c(x) {}' }
  const begin = `import { b, c } from './b'\nexport async function begin(ctx) { ${code} }`
  expect(walkThrough({ ...files, '/a.ts': begin }).stays).toEqual(['/a.ts', '/b.ts'])
})

test.each([
  ['something new is made with it', 'b(new Set(ctx))'],
  ['it was only asked about', 'b(ctx === null)'],
  ['the callee is chosen as the program runs', 'table.b(ctx)'],
  ['the callee is not of these files', 'far(ctx)'],
])('the way ends where %s', (_, code) => {
  const files = { '/b.ts': 'export function b(x) {}', '/outside.ts': 'export function far(x) {}' }
  const begin = `import { b } from './b'\nimport { far } from './outside'\nexport function begin(ctx) { ${code} }`
  expect(walkThrough({ ...files, '/a.ts': begin }).stays).toEqual(['/a.ts'])
})

test('a function that was passed is entered again and not walked again, so that a circle ends', () => {
  const { stays } = walkThrough({
    '/a.ts': `import { b } from './b'; export function begin(ctx) { b(ctx) }`,
    '/b.ts': `import { begin } from './a'; export function b(x) { begin(x) }`,
  })
  expect(stays).toEqual(['/a.ts', '/b.ts', '/a.ts'])
})

test('a walk begins at the one function of its name', () => {
  const two = { '/a.ts': 'export function begin(ctx) {}', '/b.ts': 'export function begin(ctx) {}' }
  expect(() => walkThrough(two)).toThrow('There should be one exported function begin with a parameter ctx.')
})

test.each([
  ["import a from './a'", true],
  ["import './a.css'", true],
  ["import { a, type B } from './a'", true],
  ["import * as a from './a'", true],
  ["export { a } from './a'", true],
  ["export * from './a'", true],
  ["import { type A } from './a'", false],
  ["import type { A } from './a'", false],
  ["export { type A } from './a'", false],
])('%s: by value %s', (code, byValue) => {
  expect(listImports(parse(code)).map((one) => one.byValue)).toEqual([byValue])
})

test('the longest chain has both its ends, and a circle in it does no harm', () => {
  const imports = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', []],
  ])
  expect(toLongestChain(imports)).toEqual(['a', 'b', 'c'])
})

test('a short file with one importer beside it stands out, one with two or with one elsewhere does not', () => {
  const imports = new Map([
    ['x/user.ts', ['x/only.ts', 'x/long.ts', 'x/shared.ts', 'y/far.ts']],
    ['x/other.ts', ['x/shared.ts']],
    ['x/only.ts', []],
    ['x/long.ts', []],
    ['x/shared.ts', []],
    ['y/far.ts', []],
  ])
  expect(listOnlyChildren(imports, (file) => (file === 'x/long.ts' ? 40 : 39))).toEqual(['x/only.ts'])
})

test('a line counts as comment where it has nothing else', () => {
  const text = `/** One.
 * Two. */
export function a() {
  // three
  const url = 'http://b' // not this
  return <p>// nor this {/* four, beside code */}</p>
}
`
  expect(countCommentLines(parse(text))).toBe(3)
  expect(countLines(text)).toBe(7)
})

test('a docstring that repeats the signature is told from one that says more', () => {
  expect(isEcho('/** Pieces in a cart. */', 'countPieces cart: Cart number')).toBe(true)
  expect(isEcho('/** Pieces of the cart, gift cards aside. */', 'countPieces cart: Cart number')).toBe(false)
  expect(isEcho('/** Pieces in a cart, at most 99. */', 'countPieces cart: Cart number')).toBe(false)
  expect(isPlain('/** Puts the pieces\n * into the cart. */')).toBe(true)
  expect(isPlain('/** Puts it in. @throws Error */')).toBe(false)
  const text = '/** Reads the cart. */\nexport function readCart(id: string) {}\nexport function bare() {}'
  expect(listDocstrings(parse(text))).toEqual([{ name: 'readCart', echoes: true, isPlain: true }])
})

test('sizes: each function from its first line to its last, and the smallest that a share does not exceed', () => {
  expect(listFunctionSizes(parse('function a() {\n  return () =>\n    1\n}'))).toEqual([4, 2])
  expect(toQuantile([5, 1, 3], 0.5)).toBe(3)
  expect(toQuantile([1, 2], 0.95)).toBe(2)
  expect(toQuantile([], 0.5)).toBe(0)
})

test('what makes a thing happen once is known by its names', () => {
  expect(keepsOnce('app/features/cart/with-locks.ts', '')).toBe(true)
  expect(keepsOnce('app/features/cart/add-line.server.ts', 'const doubleClickMs = 3000')).toBe(true)
  expect(keepsOnce('app/features/auth/post-sign-in.server.ts', '')).toBe(false)
  expect(['app/features/cart/a.ts', 'app/once/b.ts', 'app/root.tsx'].map(toRoom)).toEqual([
    'app/features/cart',
    'app/once',
    'app/root.tsx',
  ])
})

test('what the posts of forms answer is read off their signatures', () => {
  const text = `export async function postCode(ctx: RequestContext, form: FormData): Promise<CodeOutcome | null> {
}
export function post(ctx: RequestContext): Other {
}
export function postLater(
  ctx: RequestContext,
  { id }: { id: string },
): Promise<Refusal> {
}
export async function postBalance(ctx: RequestContext): Promise<FormAnswer<Balance, Partial<Typed>>> {
}
`
  expect(listPostShapes(text)).toEqual(['CodeOutcome | null', 'Refusal', 'FormAnswer'])
})

test('state hidden behind a request is counted, a memory of other objects is not', () => {
  const text = 'new WeakMap<RequestContext, string>() new WeakSet<Request>() new WeakMap<Term[], Term>()'
  expect(countHiddenState(text)).toBe(2)
})

test.each([
  ['locales/ja/cart.json', '{}', true],
  ['app/i18n/languages.ts', "const languages = ['en', 'ja']", true],
  ['backend/mail/words.js', 'module.exports = {\n  ja: {},\n}', true],
  ['app/i18n/locales.test.ts', "'ja'", false],
  ['app/ui/link.tsx', 'const ninja: string', false],
])('%s with %s is of the language: %s', (file, text, isIt) => {
  expect(isOfLanguage(file, text, 'ja')).toBe(isIt)
})

test.each([
  ['const one = 1', { strict: true, checkJs: true }, true],
  ['// what it is for\n// @ts-nocheck\nconst one = 1', { strict: true, checkJs: true }, false],
  ['// @ts-check\nconst one = 1', { strict: true }, true],
  ['const one = 1', { strict: true }, false],
  ['// @ts-check\nconst one = 1', { checkJs: true }, false],
])('JavaScript counts as checked where a strict program asks about it: %j in %j', (text, options, checked) => {
  expect(isChecked(text, options)).toBe(checked)
})
