import { type Look, normalise } from './accessibility'

/** The text of an element as it is drawn: a line for each block, without what is not shown. */
export function readInnerText(element: Element, look: Look): string {
  const lines: string[] = ['']
  function read(node: Node): void {
    if (node.nodeType === 3) lines.push((lines.pop() ?? '') + (node.nodeValue ?? '').replace(/\s+/g, ' '))
    if (node.nodeType !== 1) return
    const one = node as Element
    if (one !== element && !look.isShown(one)) return
    const isOwnLine = one !== element && look.isBlock(one)
    if (isOwnLine || one.localName === 'br') lines.push('')
    one.childNodes.forEach(read)
    if (isOwnLine) lines.push('')
  }
  read(element)
  return lines
    .map((line) => normalise(line))
    .filter((line) => line !== '')
    .join('\n')
}
