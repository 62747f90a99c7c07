import { expect, test } from 'vitest'
import { toSharedChunks } from './shared-chunks.mjs'

const graph: Record<string, string[]> = {
  '/app/root.tsx?route': ['/app/root.tsx'],
  '/app/root.tsx': ['/app/frame.tsx', '/node_modules/react/index.js'],
  '/app/frame.tsx': ['/app/link.tsx'],
  '/app/link.tsx': ['/app/frame.tsx'],
  '/app/home.tsx?route': ['/app/card.tsx'],
  '/app/product.tsx?route': ['/app/card.tsx', '/app/gallery.tsx'],
  '/app/bag.tsx?route': ['/app/gallery.tsx', '/node_modules/zod/index.js'],
  '/app/help.tsx?route': ['/app/prose.tsx', '/app/sums.tsx'],
  '/app/order.tsx?route': ['/app/sums.tsx'],
  '/app/pay.tsx?route': ['/app/card.tsx', '/app/rare.tsx'],
  '/app/rare.tsx': [],
  '/app/gift.tsx?route': ['/app/gift.tsx'],
  '/app/gift.tsx': ['/app/wrap.tsx', '/app/letter.tsx'],
  '/app/sheet.tsx': ['/app/wrap.tsx', '/app/card.tsx'],
  '/app/later.tsx': ['/app/letter.tsx'],
  '/app/wrap.tsx': [],
  '/app/letter.tsx': [],
  '/app/card.tsx': [],
  '/app/gallery.tsx': [],
  '/app/prose.tsx': [],
  '/app/sums.tsx': [],
  '/node_modules/react/index.js': ['\0commonjsHelpers.js'],
  '\0commonjsHelpers.js': [],
  '/node_modules/zod/index.js': [],
}

function toChunks(): Record<string, string> {
  const toChunk = toSharedChunks({
    everywhere: ['/app/root.tsx'],
    first: '/app/root.tsx',
    shared: {
      frame: ['/app/home.tsx', '/app/product.tsx', '/app/bag.tsx', '/app/search.tsx'],
      checkout: ['/app/bag.tsx', '/app/help.tsx'],
    },
    parted: { checkout: { sums: ['/app/order.tsx'] } },
    lent: { gift: { page: '/app/gift.tsx', late: '/app/sheet.tsx' } },
  })
  const late = new Set(['/app/sheet.tsx', '/app/later.tsx'])
  const rollup = {
    getModuleIds: () => Object.keys(graph).values(),
    getModuleInfo: (id: string) => ({
      importedIds: graph[id],
      isEntry: id.endsWith('?route'),
      dynamicImporters: late.has(id) ? ['/app/home.tsx?route'] : [],
    }),
  } as unknown as Parameters<typeof toChunk>[1]
  const chunks = Object.keys(graph).map((id) => [id, toChunk(id, rollup)])
  return Object.fromEntries(chunks.filter(([, chunk]) => chunk))
}

test('what every page imports comes in two files, what a page outside has in common with some in one, and what a page lends in its own', () => {
  expect(toChunks()).toEqual({
    '/app/root.tsx?route': 'frame',
    '/app/root.tsx': 'frame',
    '/app/frame.tsx': 'frame',
    '/app/link.tsx': 'frame',
    '/app/card.tsx': 'frame',
    '/app/gallery.tsx': 'frame',
    '/app/prose.tsx': 'checkout',
    '/app/sums.tsx': 'sums',
    '/app/gift.tsx?route': 'gift',
    '/app/gift.tsx': 'gift',
    '/app/wrap.tsx': 'gift',
    '/node_modules/react/index.js': 'library',
    '\0commonjsHelpers.js': 'library',
    '/node_modules/zod/index.js': 'library',
  })
})
