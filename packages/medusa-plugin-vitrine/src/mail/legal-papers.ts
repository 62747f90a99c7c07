import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

/** One of nodemailer's `attachments`. */
export interface LegalPaper {
  title: string
  filename: string
  content: string | Buffer
}

/**
 * Reads what the law wants in a buyer's hands with the confirmation, such as terms and withdrawal notice. A Markdown file
 * goes out as plain text under its heading, every other file as it is.
 * @param files by language; English stands in for a language that has none
 * @throws Error that names the file which cannot be read
 */
export async function readLegalPapers(files: Record<string, string[]>, language: string): Promise<LegalPaper[]> {
  return Promise.all((files[language] ?? files.en ?? []).map(readPaper))
}

async function readPaper(file: string): Promise<LegalPaper> {
  const content = await readFile(file)
  const extension = extname(file)
  const name = basename(file, extension)
  if (extension !== '.md') return { title: name, filename: basename(file), content }
  const text = toPlainText(content.toString())
  const title = /^#[ \t]+(.+)$/m.exec(content.toString())?.[1] ?? name
  return { title, filename: `${title.replace(/[\\/:*?"<>|]/g, ' ').trim()}.txt`, content: text }
}

/** Markdown without its marks; of a link that leads nowhere outside of the shop's page only the words stay. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/^#+[ \t]+/gm, '')
    .replace(/\*\*(.+?)\*\*/gs, '$1')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, address: string) =>
      /^[a-z]+:/i.test(address) ? `${words} (${address})` : words,
    )
    .replace(/\\([\\`*_{}[\]()#+.!-])/g, '$1')
}
