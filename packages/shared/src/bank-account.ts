const mostLines = 8
const longestLine = 100
const unusable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069<>]/u
const example = '["Shop GmbH", "IBAN AT61 1904 3002 3457 3201"]'

/**
 * Where money is transferred to, line by line: a list of texts, the same as JSON, or one text in lines.
 * @returns none where none is set
 * @throws Error that says what is wrong with it
 */
export function parseBankAccount(setting: unknown): string[] {
  if (setting === undefined || setting === null || setting === '') return []
  const given = typeof setting === 'string' ? readText(setting) : setting
  if (!Array.isArray(given)) throw new Error(`a bank account is a list of lines: ${example}`)
  const lines = given.map((line: unknown) => (typeof line === 'string' ? line.trim() : line))
  const wrong = lines.findIndex((line) => typeof line !== 'string' || line === '' || unusable.test(line))
  if (wrong >= 0) throw new Error(`line ${wrong + 1} of the bank account is no plain text: ${example}`)
  const long = lines.findIndex((line) => String(line).length > longestLine)
  if (long >= 0) throw new Error(`line ${long + 1} of the bank account is longer than ${longestLine} characters`)
  if (lines.length === 0 || lines.length > mostLines)
    throw new Error(`a bank account has 1 to ${mostLines} lines: ${example}`)
  return lines.map(String)
}

function readText(text: string): unknown {
  if (!text.trim().startsWith('[')) return text.trim().split(/\r?\n/)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`the list is no JSON: ${example}`)
  }
}
