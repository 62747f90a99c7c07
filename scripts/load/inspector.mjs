import { WebSocket } from 'undici'

/**
 * Has a process that was started with `--inspect` collect its garbage.
 * @param {number} port
 * @returns {Promise<number>} bytes of heap that are left
 */
export async function collectHeap(port) {
  const [target] = /** @type {any} */ (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json())
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  /** @type {Promise<number>} */
  const used = new Promise((resolve, reject) => {
    const send = (/** @type {number} */ id, /** @type {string} */ method) => socket.send(JSON.stringify({ id, method }))
    socket.addEventListener('open', () => send(1, 'HeapProfiler.collectGarbage'))
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(data)
      // it collects when nothing else is under way, and would count before that
      if (id === 1) send(2, 'Runtime.getHeapUsage')
      else if (id === 2) resolve(result.usedSize)
    })
    socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')))
  })
  // who stays connected keeps the process from ending
  return used.finally(() => socket.close())
}
