import { type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type Fault } from './fault-proxy'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

function say(body: string | Buffer, headers: Record<string, string> = {}, status = 200): Fault {
  const all = { 'content-type': 'application/json', ...headers }
  return { answerWith: (response) => response.writeHead(status, all).end(body) }
}

/** The answer with `change` made of each value that is no object, and of each list and object after what is in it. */
function rewrite(change: (value: Json, name: string) => Json): Fault {
  function walk(value: Json, name: string): Json {
    if (Array.isArray(value))
      return change(
        value.map((one) => walk(one, name)),
        name,
      )
    if (typeof value !== 'object' || value === null) return change(value, name)
    const inside = Object.fromEntries(Object.entries(value).map(([key, held]) => [key, walk(held, key)]))
    return name === '' ? inside : change(inside, name)
  }
  return { rewrite: (json) => (json.startsWith('{') ? JSON.stringify(walk(JSON.parse(json) as Json, '')) : json) }
}

/** What JSON.stringify never writes: the values stand for numbers that JSON has and JavaScript has not. */
function withHugeNumbers(json: string): string {
  return json.replaceAll(/(?<=[:[,])-?\d+(?:\.\d+)?(?=[,}\]])/g, '1e999')
}

const isList = (value: Json) => Array.isArray(value)
const isObject = (value: Json) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: Json): value is string => typeof value === 'string'

/** The same for what is no backend: answers of any server that are of no use to who wanted JSON. */
export const uselessAnswers: Record<string, (response: ServerResponse) => unknown> = {
  'is 500': (response) => response.writeHead(500).end('Internal Server Error'),
  'is 429, for a minute': (response) => response.writeHead(429, { 'retry-after': '60' }).end(),
  'is cut': (response) => response.destroy(),
  'is a page of HTML': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Apache</h1>'),
  'is empty': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(),
  'is null': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('null'),
  'is a list': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  'has numbers for all that it names': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"issuer":1,"keys":2,"access_token":3,"id_token":4,"token_type":5,"token_endpoint":6,"jwks_uri":7}'),
  'has a key that is none': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"keys":[null,{"kty":"RSA"},{"kid":{}}]}'),
  'breaks off': breakOff,
  'trickles for ever': trickle,
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"cart":')
  const dripping = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(dripping))
}

function breakOff(response: ServerResponse): void {
  const headers = { 'content-type': 'application/json', 'content-length': '5000' }
  response.writeHead(200, headers).write('{"products":[{"id":"prod_', () => response.destroy())
}

/** Answers that come in time and are of no use, or of less than none. */
export const hostileAnswers: Record<string, Fault> = {
  'is a page of HTML': say('<!doctype html><title>Welcome</title><h1>Apache</h1>', { 'content-type': 'text/html' }),
  'is a page that calls itself JSON': say('<!doctype html><h1>Apache</h1>'),
  'is one word of text': say('OK', { 'content-type': 'text/plain' }),
  'is empty': say(''),
  'has no content': say('', {}, 204),
  'is null': say('null'),
  'is a list': say('[]'),
  'is a number': say('1e999'),
  'is an empty object': say('{}'),
  'breaks off': { answerWith: breakOff },
  'is 100,000 lists deep': say(`{"cart":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  'is 100,000 objects deep in what merchants write': say(
    `{"products":[{"id":"prod_1","metadata":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}],"count":1}`,
  ),
  'is ten million zeros in ten thousand bytes': say(gzipSync(Buffer.alloc(10_000_000, '0')), {
    'content-encoding': 'gzip',
  }),
  'has a header of 100,000 letters': say('{}', { 'x-long': 'x'.repeat(100_000) }),
  'has numbers for texts': rewrite((value) => (isText(value) ? 17 : value)),
  'has objects for texts': rewrite((value) => (isText(value) ? { toString: 'no' } : value)),
  'has lists for texts': rewrite((value) => (isText(value) ? [value, { a: 1 }] : value)),
  'has texts for numbers': rewrite((value) => (typeof value === 'number' ? 'many' : value)),
  'has numbers beyond all bounds': { rewrite: withHugeNumbers },
  'has null for lists': rewrite((value) => (isList(value) ? null : value)),
  'has a text for lists': rewrite((value) => (isList(value) ? 'none' : value)),
  'has lists of nothing': rewrite((value) => (Array.isArray(value) ? [null, ...value.map(() => null)] : value)),
  'has null for objects': rewrite((value) => (isObject(value) ? null : value)),
  'has lists for objects': rewrite((value) => (isObject(value) ? [value] : value)),
  'has null everywhere': rewrite((value) => (isList(value) ? value : null)),
  'lacks each second field': rewrite((value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value as object).filter((_, index) => index % 2)) : value,
  ),
}

/** Answers that are late, or do not end. */
export const slowAnswers: Record<string, Fault> = {
  'comes too late': { lateMs: 12_000 },
  'trickles for ever': { answerWith: trickle },
}

const statuses = [500, 501, 502, 503, 504, 599]

/** Answers that say that there is none, and none at all. */
export const refusals: Record<string, Fault> = {
  'is a connection that was cut before the call': 'cut-before',
  'is a connection that was cut during the call': 'cut-during',
  'got lost': 'lost',
  'breaks off within its JSON': 'garbled',
  ...Object.fromEntries(statuses.map((status) => [`is ${status}`, { status }])),
  'is 429, for a minute': { status: 429, headers: { 'retry-after': '60' } },
  'is 429, for ten years': { status: 429, headers: { 'retry-after': '315360000' } },
  'is 429, until some day': { status: 429, headers: { 'retry-after': 'some day' } },
}

/** JSON that would change what all objects have, were it copied carelessly; the shop has nothing to fear from it. */
export const pollutedAnswer: Fault = {
  rewrite: (json) =>
    json.replaceAll('{"id":', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"id":'),
}
