import { type CategoryNode } from '~/features/catalog/category-tree'
import { fold } from '@vitrine/shared/search-letters'
import { toSpellings, toTokens } from './tokens'

/** The categories whose name has each word of `query` or begins one of its own with it; the shortest names first. */
export function findCategories(tree: readonly CategoryNode[], query: string, limit: number): CategoryNode[] {
  const wanted = toTokens(query).map(fold)
  if (wanted.length === 0) return []
  const found = listAll(tree).filter(({ name }) => {
    const words = toTokens(name).flatMap(toSpellings)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
  return found.toSorted((a, b) => a.name.length - b.name.length).slice(0, limit)
}

function listAll(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [node, ...listAll(node.children)])
}
