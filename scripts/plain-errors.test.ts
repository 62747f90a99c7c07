import { readFileSync } from 'node:fs'
import { encode } from 'turbo-stream'
import { expect, it, vi } from 'vitest'
import { plainErrors, revivers } from './plain-errors.mjs'

const installed = (file: string) => readFileSync(`node_modules${file}`, 'utf8')

function transform(file: string): string {
  const { transform: run } = plainErrors()
  if (typeof run !== 'function') throw new Error('the plugin has no transform')
  const result: unknown = run.call(undefined as never, installed(file), `/shop/node_modules${file}?v=1`, {})
  return (result as { code: string }).code
}

it.each(revivers)('$file makes no error of a class that the data names', ({ file }) => {
  const choosesByName = /(=|new) (window|global|globalObj)\[/
  expect(installed(file), 'as it is installed').toMatch(choosesByName)
  expect(transform(file)).not.toMatch(choosesByName)
})

it('a class that the data names is not called, and the error keeps its words', async () => {
  const strange = vi.fn()
  vi.stubGlobal('Strange', strange)
  const url = `data:text/javascript;base64,${Buffer.from(transform('/turbo-stream/dist/turbo-stream.mjs')).toString('base64')}`
  const { decode } = (await import(/* @vite-ignore */ url)) as typeof import('turbo-stream')
  const decoded = await decode(encode({ error: Object.assign(new Error('words'), { name: 'Strange' }) }))
  expect(decoded.value).toEqual({ error: new Error('words') })
  expect(strange).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

it('a library that has changed there stops the build', () => {
  const { transform: run } = plainErrors()
  if (typeof run !== 'function') throw new Error('the plugin has no transform')
  expect(() => run.call(undefined as never, 'export {}', '/x/turbo-stream/dist/turbo-stream.mjs', {})).toThrow('0019')
})
