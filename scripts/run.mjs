import { spawn } from 'node:child_process'

/**
 * Runs a command to its end without showing what it prints.
 * @param {string} complaint
 * @param {string[]} command with its arguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>} all that it printed
 * @throws Error that begins with `complaint` and ends with all that the command printed
 */
export async function runQuietly(complaint, [program = '', ...args], { cwd, env = process.env } = {}) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => child.kill()
  process.once('exit', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  process.off('exit', kill)
  if (code !== 0) throw new Error(`${complaint}:\n${output.trim()}`)
  return output
}
