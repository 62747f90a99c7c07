import ts from 'typescript'

/**
 * @typedef {object} Import
 * @property {string} name as it is written
 * @property {boolean} byValue whether the module is loaded for it: one of types alone is gone before anything runs
 */

/** @param {ts.SourceFile} source @returns {Import[]} what the file cannot be loaded without; `import()` comes later */
export function listImports(source) {
  return source.statements.flatMap((one) => {
    if (!ts.isImportDeclaration(one) && !ts.isExportDeclaration(one)) return []
    if (!one.moduleSpecifier || !ts.isStringLiteral(one.moduleSpecifier)) return []
    return [
      { name: one.moduleSpecifier.text, byValue: ts.isImportDeclaration(one) ? isImported(one) : isHandedOn(one) },
    ]
  })
}

/** @param {ts.ImportDeclaration} declaration */
function isImported({ importClause: clause }) {
  if (!clause) return true
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false
  if (clause.name || !clause.namedBindings || ts.isNamespaceImport(clause.namedBindings)) return true
  return clause.namedBindings.elements.some(({ isTypeOnly }) => !isTypeOnly)
}

/** @param {ts.ExportDeclaration} declaration */
function isHandedOn({ isTypeOnly, exportClause: clause }) {
  if (isTypeOnly) return false
  return !clause || ts.isNamespaceExport(clause) || clause.elements.some((one) => !one.isTypeOnly)
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} imports what each file imports
 * @returns {string[]} the longest way from file to file, both ends counted; where files import each other in a circle, the
 *   way ends when it comes round
 */
export function toLongestChain(imports) {
  /** @type {Map<string, string[]>} */
  const known = new Map()
  /** @type {Set<string>} */
  const open = new Set()
  /** @param {string} file @returns {string[]} */
  function chain(file) {
    const found = known.get(file)
    if (found) return found
    if (open.has(file)) return []
    open.add(file)
    const longest = [file, ...toLongest((imports.get(file) ?? []).map(chain))]
    open.delete(file)
    known.set(file, longest)
    return longest
  }
  return toLongest([...imports.keys()].map(chain))
}

/** @param {string[][]} chains @returns {string[]} */
function toLongest(chains) {
  return chains.reduce((longest, one) => (one.length > longest.length ? one : longest), [])
}

/**
 * Short files that one file alone uses, which lies in the same folder: each should have a test or a subject of its own, or
 * be part of its user.
 * @param {ReadonlyMap<string, readonly string[]>} imports what each file imports, by value or for its types
 * @param {(file: string) => number} countLines
 * @returns {string[]}
 */
export function listOnlyChildren(imports, countLines) {
  return [...imports.keys()].filter((file) => {
    const users = [...imports].filter(([, imported]) => imported.includes(file)).map(([user]) => user)
    return countLines(file) < 40 && users.length === 1 && toFolder(users[0]) === toFolder(file)
  })
}

/** @param {string | undefined} file */
function toFolder(file = '') {
  return file.slice(0, file.lastIndexOf('/'))
}
