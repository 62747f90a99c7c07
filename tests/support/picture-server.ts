import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo } from 'node:net'
import sharp from 'sharp'

export interface PictureServer {
  /** `http://127.0.0.1:…` */
  origin: string
  host: string
  /** The paths that were asked for. */
  asked: string[]
  close(): void
}

/** Another server that keeps pictures, and a few things that it should not. */
export async function startPictureServer(): Promise<PictureServer> {
  const files = await drawFiles()
  const asked: string[] = []
  const listener: RequestListener = ({ url = '/' }, response) => {
    asked.push(url)
    const file = files[url]
    if (url === '/redirect.jpg') response.writeHead(302, { Location: '/good.jpg' }).end()
    else if (url === '/slow.jpg') response.writeHead(200, { 'Content-Type': 'image/jpeg' }).flushHeaders()
    else if (url === '/error.jpg') response.writeHead(500).end()
    else if (url === '/endless.jpg') pour(response)
    else if (file) response.writeHead(200, { 'Content-Type': 'text/html' }).end(file)
    else response.writeHead(404).end()
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  function close() {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://${host}`, host, asked, close }
}

async function drawFiles(): Promise<Record<string, Buffer | string>> {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#5a7d6c' } })
  const good = await draw(400, 300).jpeg().toBuffer()
  return {
    '/good.jpg': good,
    '/a%20folder/gut%20%26%20sch%C3%B6n.jpg': good,
    '/broken.jpg': good.subarray(0, 200),
    '/bomb.png': await draw(8_000, 6_000).png({ compressionLevel: 9 }).toBuffer(),
    '/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    '/page.jpg': '<!doctype html><script>alert(1)</script>',
    '/document.jpg': '%PDF-1.7',
  }
}

function pour(response: Parameters<RequestListener>[1]): void {
  const chunk = Buffer.alloc(1_000_000, 0xff)
  const next = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', next)
  next()
}
