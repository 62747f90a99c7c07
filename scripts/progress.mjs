const tickMs = 1000

/**
 * Shows `text` while `work` runs, with the seconds it takes: on a terminal in one line that counts, else in two lines.
 * @returns what `work` resolves to; `false` means that there was nothing to do
 */
export async function showProgress(text, work) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const isTerminal = Boolean(process.stdout.isTTY)
  const show = (end) => process.stdout.write(`${isTerminal ? '\r\x1b[K' : ''}  ${text} ${end}`)
  show(isTerminal ? '…' : '…\n')
  const timer = isTerminal ? setInterval(() => show(`… ${seconds()} s`), tickMs) : undefined
  try {
    const result = await work()
    show(result === false ? '– up to date\n' : `– done in ${seconds()} s\n`)
    return result
  } catch (error) {
    show('– failed\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}
