import { brotliCompressSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { languages } from '../../app/i18n/languages'
import { toLocale } from '../../app/i18n/locales'
import { pickMessages } from '../../app/i18n/pick-messages'
import { sharedMessages } from '../../app/i18n/shared-messages'
import { speak } from '../../app/i18n/speak.server'
import { readNamespaces, toWordFile, wordFiles } from '../../scripts/word-files.mjs'

const entry = 'virtual:entry'

/** What a build with the plugin writes, of a module that says the addresses. */
async function buildWith(messages: Record<string, Record<string, string>>, ssr: boolean) {
  const own = {
    name: 'own',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? 'export const files = import.meta.env.WORD_FILES' : null),
  }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [own, wordFiles(messages)],
    build: { write: false, ssr, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  return (output as Rollup.RollupOutput).output
}

test.each(languages)('the file of %s says what the root sends, and stays light', (language) => {
  const messages = pickMessages(readNamespaces(language), sharedMessages)
  expect(messages).toEqual(speak(toLocale(language, 'us')).messages(...sharedMessages))
  const { source } = toWordFile(language, messages)
  // the heaviest is a twentieth below it
  expect(brotliCompressSync(source).length).toBeLessThan(4100)
})

test('a build writes the files for browsers, and its server knows their addresses', async () => {
  const messages = { en: { 'common:yes': 'Yes “\u2028” </script>' }, de: { 'common:yes': 'Ja' } }
  const written = (await buildWith(messages, false)).filter(({ fileName }) => fileName.includes('words'))
  const names = written.map(({ fileName }) => fileName).sort()
  expect(names).toEqual([
    expect.stringMatching(/^assets\/words-de-[\w-]{8}\.js$/),
    expect.stringMatching(/^assets\/words-en-[\w-]{8}\.js$/),
  ])
  for (const file of written) {
    const source = 'source' in file ? String(file.source) : ''
    const { default: read } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
      default: unknown
    }
    expect(Object.values(messages)).toContainEqual(read)
  }
  const server = await buildWith(messages, true)
  expect(server.filter(({ fileName }) => fileName.includes('words'))).toEqual([])
  const [chunk] = server
  const code = chunk && 'code' in chunk ? chunk.code : ''
  for (const name of names) expect(code).toContain(`/${name}`)
})

test('a file whose words change has another name', () => {
  const name = (text: string) => toWordFile('en', { 'common:yes': text }).fileName
  expect(name('Yes')).toBe(name('Yes'))
  expect(name('Yes')).not.toBe(name('Yeah'))
})
