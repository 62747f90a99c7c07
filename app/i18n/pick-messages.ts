import { type Messages } from './translate'

export type Tree = { [key: string]: string | Tree }

/** The messages of namespaces (`cart`) or of sections (`cart:lines`), flat. @param namespaces of one language, by name */
export function pickMessages(namespaces: Partial<Record<string, Tree>>, parts: readonly string[]): Messages {
  return Object.assign({}, ...parts.map((part) => pickPart(namespaces, part)))
}

function pickPart(namespaces: Partial<Record<string, Tree>>, part: string): Messages {
  const [namespace = '', section] = part.split(':')
  const all = namespaces[namespace] ?? {}
  return flatten(section === undefined ? all : pickSection(all, section), `${namespace}:`)
}

function pickSection(tree: Tree, section: string): Tree {
  const isMeant = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '') === section
  return Object.fromEntries(Object.entries(tree).filter(([key]) => isMeant(key)))
}

function flatten(tree: Tree, prefix: string): Messages {
  return Object.entries(tree).reduce<Messages>((flat, [key, value]) => {
    return Object.assign(
      flat,
      typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`),
    )
  }, {})
}
