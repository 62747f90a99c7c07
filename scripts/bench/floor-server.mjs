// The frozen pages out of memory, compressed once; started by floor.mjs, which sends what there is. It ends with its parent.
import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { Frozen } from './floor.mjs' */

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

/** @param {string} html @returns {Answer} */
function toPage(html) {
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.length } })
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Cache-Control': 'no-cache' }
  return { status: 200, headers, body }
}

/** A picture, a face or a sheet as the shop has it. @param {string} url @param {string} accept @returns {Promise<Answer>} */
async function copy(url, accept) {
  const answer = await fetch(url, { headers: { accept } })
  const type = answer.headers.get('content-type') ?? 'text/plain'
  const plain = Buffer.from(await answer.arrayBuffer())
  const isText = /text|svg/.test(type)
  const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' }
  return {
    status: answer.status,
    headers: isText ? { ...headers, 'Content-Encoding': 'br' } : headers,
    body: isText ? brotliCompressSync(plain) : plain,
  }
}

/** @param {Frozen} frozen */
function serve({ shop, port, pages, product, productPath, count }) {
  /** @type {Map<string, Answer | Promise<Answer>>} */
  const kept = new Map(Object.entries(pages).map(([path, html]) => [path, toPage(html)]))
  const added = toPage(withCount(pages[product] ?? '', count))

  createServer(async (request, response) => {
    if (request.method === 'POST') return add(request, response)
    const { status, headers, body } = await find(request)
    response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body)
  }).listen(port, '127.0.0.1', () => process.send?.('listens'))

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  function add(request, response) {
    request.resume()
    response.writeHead(303, { Location: product, 'Set-Cookie': 'floor=1; Path=/; HttpOnly; SameSite=Lax' }).end()
  }

  /** @param {IncomingMessage} request */
  function find({ url = '/', headers }) {
    // a card leads to its product by its colour, and every product is the frozen one
    const path = url.split('?')[0] ?? url
    const isProduct = new RegExp(productPath).test(path)
    if (isProduct && headers.cookie?.includes('floor=1')) return added
    const page = kept.get(isProduct ? product : path)
    if (page) return page
    const picture = kept.get(url) ?? copy(shop + url, headers.accept ?? '*/*')
    kept.set(url, picture)
    return picture
  }
}

/** @param {string} html @param {string} mark the attribute that marks the number of pieces */
function withCount(html, mark) {
  return html.replace(new RegExp(`${mark}[^>]*>[^<]*`), `${mark}>1`)
}

process.once('message', (frozen) => serve(/** @type {Frozen} */ (frozen)))
process.once('disconnect', () => process.exit())
