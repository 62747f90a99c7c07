import express from 'express'
import { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { logRequests, setRequestId } from './request-log.server'

/** Asks a server for each path and returns the lines at `info`, as `path status`. */
async function listKept(share: number, asked: readonly string[], method = 'GET'): Promise<string[]> {
  const lines: { level: number; path: string; status: number }[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const app = express()
  app.use(setRequestId, logRequests(log, { probePaths: ['/healthz'], share }))
  app.all('/slow', async (_request, response) => {
    await sleep(1_050)
    response.send('late')
  })
  app.all('/picture', (request, response) => {
    response
      .type('image/avif')
      .status(Number(request.query.status ?? 200))
      .send('bytes')
  })
  app.all('/script', (_request, response) => void response.type('text/javascript').send('1'))
  app.all('*', (request, response) => void response.status(Number(request.query.status ?? 200)).send('<h1>'))
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  for (const path of asked) await (await fetch(`http://127.0.0.1:${port}${path}`, { method })).text()
  await expect.poll(() => lines).toHaveLength(asked.length)
  server.close()
  return lines.filter(({ level }) => level === 30).map(({ path, status }) => `${path} ${status}`)
}

test('a page that was read well has a line for the share of them that is wanted', async () => {
  const random = vi.spyOn(Math, 'random')
  random.mockReturnValue(0.009)
  expect(await listKept(0.01, ['/en-us'])).toEqual(['/en-us 200'])
  random.mockReturnValue(0.011)
  expect(await listKept(0.01, ['/en-us'])).toEqual([])
  expect(await listKept(1, ['/en-us'])).toEqual(['/en-us 200'])
})

test('what fails or takes long has a line however few are wanted, and so has what writes', async () => {
  const failed = ['/lost?status=404', '/broken?status=500', '/picture?status=502', '/slow']
  expect(await listKept(0, failed)).toEqual(['/lost 404', '/broken 500', '/picture 502', '/slow 200'])
  expect(await listKept(0, ['/cart'], 'POST')).toEqual(['/cart 200'])
})

test('a file has none, found or not, and a probe none even where it says no', async () => {
  expect(await listKept(1, ['/picture', '/picture?status=404', '/script', '/healthz?status=503'])).toEqual([])
})
