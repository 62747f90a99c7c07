import { type InLanguage } from './translation.server'
import { type PictureRecord } from './picture-record'

export interface CategoryRecord extends InLanguage {
  id: string
  handle: string
  name: string
  description: string
  parentId: string | null
  rank: number
  picture: PictureRecord | null
  /** ISO 8601. */
  updatedAt?: string
  metadata: Record<string, unknown> | null
}

/** What a link to a category takes. */
export interface CategoryLink extends InLanguage {
  handle: string
  name: string
}

export interface CategoryNode extends CategoryLink {
  id: string
  children: CategoryNode[]
}

/** Nests a flat list by parent, siblings by rank. What has a parent that is not in the list is not in the tree. */
export function toCategoryTree(records: readonly CategoryRecord[]): CategoryNode[] {
  function listChildren(parentId: string | null): CategoryNode[] {
    const children = records.filter((record) => record.parentId === parentId).toSorted((a, b) => a.rank - b.rank)
    return children.map((record) => ({ id: record.id, ...toCategoryLink(record), children: listChildren(record.id) }))
  }
  return listChildren(null)
}

export function toCategoryLink({ handle, name, lang }: CategoryLink): CategoryLink {
  return { handle, name, ...(lang && { lang }) }
}

/** The nodes from the top down to the first that is wanted, or null. */
export function findTrail(
  nodes: readonly CategoryNode[],
  isWanted: (node: CategoryNode) => boolean,
): CategoryNode[] | null {
  for (const node of nodes) {
    if (isWanted(node)) return [node]
    const below = findTrail(node.children, isWanted)
    if (below) return [node, ...below]
  }
  return null
}

/** The ids of a node and of everything below it. */
export function listCategoryIds({ id, children }: Pick<CategoryNode, 'id' | 'children'>): string[] {
  return [id, ...children.flatMap(listCategoryIds)]
}
