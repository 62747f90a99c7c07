import { type Attack } from './attacks'

type Odd = Pick<Attack, 'headers' | 'body'> & {
  /** It says itself how long it is, or not at all. */
  isChunked?: boolean
}

const kilobyte = 1000
const times = (count: number, make: (at: number) => string) => Array.from({ length: count }, (_, at) => make(at))
const part = (name: string, value: string, more = '') =>
  `--bound\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

function posted(body: string | Buffer, type = 'application/x-www-form-urlencoded', more: Attack['headers'] = []): Odd {
  return { body: Buffer.from(body), headers: [['Content-Type', type], ...more] }
}

const multipart = 'multipart/form-data; boundary=bound'

/** Bodies and headers that are odd by their size or their kind, for whatever takes a form. */
export const oddRequests: Record<string, Odd> = {
  'a form of a megabyte': posted(`csrfToken=${'x'.repeat(1000 * kilobyte)}`),
  'a form of a megabyte, in chunks': { ...posted(`csrfToken=${'x'.repeat(1000 * kilobyte)}`), isChunked: true },
  'ten thousand fields': posted(times(10_000, (at) => `f${at}=1`).join('&')),
  'ten thousand times one field': posted(times(10_000, () => `email=1`).join('&')),
  'a name that is nested a thousand times': posted(`${times(1000, () => 'a').join('.')}=1`),
  'a name of a thousand brackets': posted(`a${'[b]'.repeat(1000)}=1`),
  nothing: posted(''),
  'nothing but &': posted('&'.repeat(90 * kilobyte)),
  'nothing but =': posted('='.repeat(90 * kilobyte)),
  'nothing but %': posted('%'.repeat(90 * kilobyte)),
  'nothing but NUL': posted('\0'.repeat(90 * kilobyte)),
  'no UTF-8': posted(
    Buffer.from([...'email='].map((letter) => letter.charCodeAt(0)).concat(0xff, 0xfe, 0xc0, 0xaf, 0xed, 0xa0, 0x80)),
  ),
  'UTF-16': posted(
    Buffer.from('\ufeffemail=a&intent=b', 'utf16le'),
    'application/x-www-form-urlencoded; charset=utf-16',
  ),
  'plain text': posted('x'.repeat(90 * kilobyte), 'text/plain'),
  'JSON as wide as may be': posted(`{"a":"${'x'.repeat(90 * kilobyte)}"}`, 'application/json'),
  'JSON with a prototype': posted(
    '{"__proto__":{"vtfuzz":1},"constructor":{"prototype":{"vtfuzz":1}}}',
    'application/json',
  ),
  'no JSON': posted('{"a":', 'application/json'),
  'a file of 90 kB': posted(
    `${part('email', 'x'.repeat(90 * kilobyte), '; filename="a.exe"')}--bound--\r\n`,
    multipart,
  ),
  'a file without a name': posted(`${part('email', '', '; filename=""')}--bound--\r\n`, multipart),
  'nine hundred parts': posted(`${times(900, (at) => part(`f${at}`, '1')).join('')}--bound--\r\n`, multipart),
  'a part whose name breaks off': posted(
    '--bound\r\nContent-Disposition: form-data; name="a\r\n\r\n1\r\n--bound--\r\n',
    multipart,
  ),
  'a part without a name': posted('--bound\r\nContent-Disposition: form-data\r\n\r\n1\r\n--bound--\r\n', multipart),
  'a part with headers of 60 kB': posted(
    `--bound\r\nX: ${'x'.repeat(60 * kilobyte)}\r\n\r\n1\r\n--bound--\r\n`,
    multipart,
  ),
  'a type of 8 kB': posted('a=1', `multipart/form-data; boundary=${'b'.repeat(8 * kilobyte)}`),
  'a type that is none': posted('a=1', ';;/'),
  'a body that says it is compressed': posted('a=1', undefined, [['Content-Encoding', 'gzip']]),
  'a body that waits to be asked for': posted('a=1', undefined, [['Expect', '100-continue']]),
  'three cookies of 4 kB by one name': {
    headers: [['Cookie', times(3, (at) => `session=${String(at).repeat(4000)}`).join('; ')]],
  },
  'a cookie of 12 kB': { headers: [['Cookie', `session=${'x'.repeat(12 * kilobyte)}`]] },
  'cookies of 16 kB': { headers: [['Cookie', times(160, (at) => `shop-cart_${at}=${'x'.repeat(85)}`).join('; ')]] },
  'two thousand cookies': { headers: [['Cookie', times(2000, (at) => `c${at}=`).join('; ')]] },
  'five hundred carts': { headers: [['Cookie', times(500, (at) => `shop-cart_${at}=a.b`).join('; ')]] },
  'a header of 20 kB': { headers: [['Accept-Language', 'x'.repeat(20 * kilobyte)]] },
  'a header of 12 kB of languages': { headers: [['Accept-Language', 'de-DE,'.repeat(2000)]] },
  'five hundred headers': { headers: times(500, (at) => `X-${at}`).map((name): [string, string] => [name, '1']) },
  'each header twice': {
    headers: [...posted('a=1').headers, ...posted('a=1').headers, ['Cookie', 'a=1'], ['Cookie', 'b=2']],
  },
}

/** It, as it goes to an address. */
export function toAttack({ body, headers, isChunked }: Odd, path: string, origin: string): Attack {
  const length: Attack['headers'] = isChunked
    ? [['Transfer-Encoding', 'chunked']]
    : [['Content-Length', String(body?.length ?? 0)]]
  const own: Attack['headers'] = [['Origin', origin], ...(body ? length : [])]
  return { who: 'nobody', method: body ? 'POST' : 'GET', path, body, headers: [...own, ...headers] }
}
