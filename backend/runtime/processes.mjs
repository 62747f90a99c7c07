import { readFileSync } from 'node:fs'

/**
 * Something that tells a process apart from a later one with the same id, or undefined where it is not running.
 * Only Linux says when a process began; elsewhere the id alone must do.
 * @param {number} pid
 */
export function identifyProcess(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined
  }
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const [state, startedAt] = [fields[0], fields[19]]
    return state === 'Z' ? undefined : `${pid}@${startedAt}`
  } catch {
    return String(pid)
  }
}

/**
 * Waits until a process that is not our child has ended; false when it outlives the deadline.
 * @param {number} pid
 * @param {number} deadlineMs
 */
export async function waitForEnd(pid, deadlineMs) {
  const deadline = Date.now() + deadlineMs
  while (identifyProcess(pid)) {
    if (Date.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true
}
