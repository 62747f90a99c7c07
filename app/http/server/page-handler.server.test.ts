import { type ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { toBranch } from './page-handler.server'

const table = { root: undefined, frame: 'root', list: 'frame', product: 'frame', robots: 'root' }

test('a page is matched among its own route and those around it', () => {
  const routes = Object.fromEntries(Object.entries(table).map(([id, parentId]) => [id, { id, parentId }]))
  const build = { routes, assets: { version: '1', routes }, publicPath: '/assets/' } as unknown as ServerBuild
  const branch = toBranch(build, 'product')
  expect(Object.keys(branch.routes)).toEqual(['root', 'frame', 'product'])
  expect(branch.assets).toEqual({ version: '1', routes: branch.routes })
  expect(branch.publicPath).toBe('/assets/')
})
