import express, { type ErrorRequestHandler } from 'express'
import { type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type Refusal, refuse } from './refusal-page.server'
import { setRequestId } from './request-log.server'

/** Asks a server that refuses everything so. */
async function askRefused(refusal: Refusal, path: string) {
  const app = express()
  app.use(setRequestId, () => {
    throw new Error('inside')
  })
  const end: ErrorRequestHandler = (_error, request, response, _next) => refuse(request, response, refusal)
  app.use(end)
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  return { answer, page: await answer.text() }
}

test('when the server itself fails, its page says which number to quote', async () => {
  const { answer, page } = await askRefused('failed', '/ar-ae/cart')
  expect(answer.status).toBe(500)
  expect(page).toContain(`عند مراسلتنا يُرجى ذكر هذا الرقم: <bdi>${answer.headers.get('X-Request-Id')}</bdi>`)
  expect(page).not.toContain('inside')
})

test('what a visitor has done wrong has none', async () => {
  const { answer, page } = await askRefused('damaged-address', '/en-us/%E0')
  expect(answer.status).toBe(400)
  expect(page).not.toContain(answer.headers.get('X-Request-Id'))
})
