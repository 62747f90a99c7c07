import ts from 'typescript'

/** @param {ts.SourceFile} source @returns {number} lines that hold a comment and no code */
export function countCommentLines(source) {
  const { text } = source
  /** @type {Set<number>} */
  const code = new Set()
  /** @type {Set<number>} */
  const comments = new Set()
  /** @param {Set<number>} lines @param {number} from @param {number} to */
  function note(lines, from, to) {
    const [first, last] = [from, to].map((at) => source.getLineAndCharacterOfPosition(at).line)
    for (let line = first ?? 0; line <= (last ?? 0); line += 1) lines.add(line)
  }
  /** @param {ts.Node} node */
  function visit(node) {
    // the parser, which knows where JSX has text and where a template goes on, says what is between the tokens
    if (ts.isJSDoc(node)) return
    const children = node.getChildren(source)
    if (children.length > 0) return children.forEach(visit)
    if (node.kind !== ts.SyntaxKind.JsxText) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
      ]
      for (const { pos, end } of ranges) note(comments, pos, end)
    }
    if (node.getWidth(source) > 0) note(code, node.getStart(source), node.end - 1)
  }
  visit(source)
  return [...comments].filter((line) => !code.has(line)).length
}

/**
 * @typedef {object} Docstring of one function
 * @property {string} name the function's
 * @property {boolean} echoes see `isEcho`
 * @property {boolean} isPlain see `isPlain`
 */

/** @param {ts.SourceFile} source @returns {Docstring[]} of each function declaration and method that has one */
export function listDocstrings(source) {
  /** @type {Docstring[]} */
  const found = []
  /** @param {ts.Node} node */
  function visit(node) {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name && ts.isIdentifier(node.name)) {
      const text = ts
        .getJSDocCommentsAndTags(node)
        .map((one) => one.getText(source))
        .join('\n')
      const names = [
        node.name.text,
        ...node.parameters.map((one) => one.getText(source)),
        node.type?.getText(source) ?? '',
      ]
      if (text) {
        found.push({ name: node.name.text, echoes: isEcho(text, names.join(' ')), isPlain: isPlain(text) })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const fill = new Set(
  'a all an and are as at be been by can do does each for from has have if in into is it its may no not of off on one or own that the their them there these they this those to up was what where which while who whose with'.split(
    ' ',
  ),
)

/**
 * A guess at whether a docstring says no more than the signature beneath it: half of its words, or more, stand there too,
 * and it is a plain one.
 * @param {string} docstring with its marks
 * @param {string} signature names of the function and its parameters, their types and what it answers
 */
export function isEcho(docstring, signature) {
  const words = toStems(toText(docstring))
  const known = new Set(toStems(signature))
  return isPlain(docstring) && words.filter((word) => known.has(word)).length * 2 >= words.length
}

/**
 * Whether a docstring is one sentence without a tag, a figure or something in backquotes, and so has probably no shape,
 * unit, error or source.
 * @param {string} docstring with its marks
 */
export function isPlain(docstring) {
  return !/@\w|\d|`|[.;:?!]\s+\S/.test(toText(docstring))
}

/** @param {string} docstring */
function toText(docstring) {
  return docstring.replaceAll(/^\/\*\*|\*\/$|^\s*\*(?!\/)/gm, ' ').trim()
}

// four letters make one of `read` and `reads`, `order` and `ordered`
/** @param {string} text */
function toStems(text) {
  const words =
    text
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return words.filter((word) => !fill.has(word)).map((word) => word.slice(0, 4))
}
