import fc from 'fast-check'
import { type Jar } from '../../../support/cookie-jar'
import { toChoices } from '../../../support/route-addresses'
import { elsewhere, hostileJson, hostileText, hostileValue, mark } from './hostile-values'
import { type FoundForm, type Person, type Surface } from './surface'
import { write, type Writing, writing } from './wire'

/** One request, as it goes over the wire. */
export interface Attack {
  who: string
  method: string
  /** With the query. */
  path: string
  headers: [name: string, value: string][]
  body?: Buffer
  /** What it says of its length is not true, so that the connection may break. */
  isTorn?: boolean
}

type Pair = [name: string, value: string]

const weigh = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ arbitrary, weight })
const few = <T>(arbitrary: fc.Arbitrary<T>, maxLength: number) => fc.array(arbitrary, { maxLength, size: 'max' })

// what a header may hold at all; the bytes of other letters go as they are
function toHeaderValue(text: string): string {
  return Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 6000)
}

const headerValue = hostileValue.map(toHeaderValue)

const oddHeaders: Record<string, string[]> = {
  Host: [elsewhere, 'localhost:99999', '[::1', 'a b', `${mark}"<>`, '', 'localhost,other'],
  'X-Forwarded-Host': [elsewhere, `${elsewhere}, localhost`, '[', ':80', `"><vt-fuzz>`],
  'X-Forwarded-Proto': ['https', 'javascript', 'https,http', ''],
  'X-Forwarded-For': ['::1', '999.1.1.1', 'unknown', '1.1.1.1, '.repeat(200), `<vt-fuzz>`],
  'X-Forwarded-Port': ['0', '99999', 'x'],
  'X-Forwarded-Prefix': [`//${elsewhere}`],
  Forwarded: [`for=x;host=${elsewhere};proto=https`, 'for="', ';;;,'],
  'X-Original-URL': ['/merchant', '//'],
  'X-Rewrite-URL': ['/merchant'],
  'X-HTTP-Method-Override': ['DELETE', 'GET'],
  'CF-IPCountry': ['XX', 'T1', 'de', '\u00ff', '../'],
  Accept: ['*/*', 'image/avif', 'application/json', 'text/html;q=x', ',', 'a/b;'.repeat(500)],
  'Accept-Language': [
    '*',
    'ar',
    'xx',
    'de;q=2',
    ';q=1',
    '-',
    'a-'.repeat(900),
    'en-'.repeat(400),
    'i-klingon',
    ','.repeat(900),
  ],
  'Accept-Encoding': ['br', 'gzip;q=0', '*;q=0', 'identity;q=0', 'x'.repeat(900)],
  Range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=99999999999-', `bytes=${'0-1,'.repeat(900)}`, 'lines=1-2'],
  'If-None-Match': ['*', '"', 'W/"a"', 'W/', `${'"a",'.repeat(900)}`, 'a'],
  'If-Modified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'tomorrow', 'Fri, 31 Dec 9999 23:59:59 GMT'],
  'If-Match': ['*', '"a"'],
  'If-Range': ['"a"'],
  Origin: ['null', `https://${elsewhere}`, 'http://', 'file://', 'chrome-extension://a', 'http://localhost\u00e9'],
  Referer: ['about:blank', `http://localhost@${elsewhere}`, 'http://[', `javascript:${mark}()`],
  'Sec-Fetch-Site': ['cross-site', 'none', 'x'],
  'Sec-Fetch-Mode': ['navigate', 'websocket'],
  'Sec-Fetch-Dest': ['iframe', 'image'],
  'Save-Data': ['on', 'off', 'ON'],
  ECT: ['2g', 'slow-2g', '9g'],
  'X-Attempt': ['a', '-', 'a'.repeat(300), '00000000-0000-0000-0000-000000000000', '__proto__'],
  'X-Request-Id': ['chosen', '"\\'],
  'X-Remix-Response': ['yes'],
  'X-Vitrine-Storefront': ['guessed'],
  'X-Vitrine-Signature': ['t=1,v1=00', 't=', 'v1', '='],
  Authorization: ['Basic Og==', 'Bearer a.b.c', 'Basic ====='],
  'User-Agent': ['', 'Googlebot', 'x'.repeat(5000)],
  Upgrade: ['websocket', 'h2c'],
  TE: ['trailers'],
  'trpc-accept': ['application/jsonl'],
  'Content-Encoding': ['gzip', 'br'],
  'Content-Language': ['x'],
  Expect: ['200-ok'],
  Cookie: ['=', ';;;', 'a', '=a; =b', '__proto__=1; constructor=2; toString=3', 'a="b; c="'],
}

const oddHeader: fc.Arbitrary<Pair> = fc.oneof(
  weigh(
    5,
    fc.constantFrom(
      ...Object.entries(oddHeaders).flatMap(([name, values]) => values.map((value): Pair => [name, value])),
    ),
  ),
  weigh(2, fc.tuple(fc.constantFrom(...Object.keys(oddHeaders)), headerValue)),
)

// what somebody can do to cookies without the secret that signs them
type Tamper = {
  at: number
  how: 'cut' | 'flip' | 'swap' | 'value' | 'payload' | 'twice' | 'gone' | 'extra'
  text: string
}

const tamper: fc.Arbitrary<Tamper> = fc.record({
  at: fc.nat(40),
  how: fc.constantFrom('cut', 'flip', 'swap', 'value', 'payload', 'twice', 'gone', 'extra'),
  text: hostileText,
})

// browsers send nothing but these in a cookie; another client may send any byte that a header can have
const toCookieText = (text: string) => toHeaderValue(text).replace(/[;\s]/g, '').slice(0, 1500)

function changeCookies(pairs: Pair[], { at, how, text }: Tamper): Pair[] {
  const value = toCookieText(text)
  if (how === 'extra' || pairs.length === 0) return [...pairs, [value.replace(/=/g, '') || 'a', value]]
  const index = at % pairs.length
  const [name, old] = pairs[index] as Pair
  const [payload = '', ...signature] = old.split('.')
  const others: Record<Exclude<Tamper['how'], 'extra'>, Pair[]> = {
    cut: [[name, old.slice(0, at % (old.length + 1))]],
    flip: [[name, `${old.slice(0, at)}${old[at] === 'A' ? 'B' : 'A'}${old.slice(at + 1)}`]],
    swap: [[name, pairs[(index + 1) % pairs.length]?.[1] ?? '']],
    value: [[name, value]],
    payload: [[name, [Buffer.from(JSON.stringify(text)).toString('base64'), ...signature].join('.')]],
    twice: [
      [name, old],
      [name, payload],
      [name, value],
    ],
    gone: [],
  }
  return [...pairs.slice(0, index), ...others[how], ...pairs.slice(index + 1)]
}

function toCookieHeaders(jar: Jar, changes: Tamper[]): Pair[] {
  const pairs = changes.reduce(changeCookies, [...jar] as Pair[])
  return pairs.length > 0 ? [['Cookie', pairs.map(([name, value]) => `${name}=${value}`).join('; ')]] : []
}

interface Sender {
  who: Person
  changes: Tamper[]
  odd: Pair[]
}

function toSender(persons: Person[]): fc.Arbitrary<Sender> {
  return fc.record({
    who: fc.constantFrom(...persons),
    changes: fc.oneof(weigh(3, fc.constant<Tamper[]>([])), weigh(2, few(tamper, 3))),
    odd: fc.oneof(weigh(3, fc.constant<Pair[]>([])), weigh(2, few(oddHeader, 3))),
  })
}

function toHeaders({ who, changes, odd }: Sender): Pair[] {
  const own: Pair[] = [['Sec-Fetch-Site', 'same-origin'], ...toCookieHeaders(who.jar, changes)]
  const replaced = new Set(odd.map(([name]) => name.toLowerCase()))
  // of cookies there may be several headers, of the others the odd one counts
  replaced.delete('cookie')
  return [...own.filter(([name]) => !replaced.has(name.toLowerCase())), ...odd]
}

interface Written {
  text: string
  how: Writing
}

const odd: fc.Arbitrary<Written> = fc.record({ text: hostileValue, how: writing })
const plain = (text: string): Written => ({ text, how: 'whole' })
const put = ({ text, how }: Written) => write(text, how)

function toSegment(pattern: string, part: string, { known }: Surface): fc.Arbitrary<string> {
  if (part === '*') {
    const rests = toChoices(pattern, part, known).flatMap((rest) => rest ?? [])
    return fc.oneof(
      weigh(2, fc.constantFrom(...rests)),
      weigh(
        3,
        fc.array(odd, { maxLength: 3 }).map((all) => all.map(put).join('/')),
      ),
    )
  }
  if (!part.startsWith(':')) return fc.constant(part)
  const choices = toChoices(pattern, part, known).map((choice) => choice ?? '')
  const others = choices.length > 0 ? choices : ['none']
  const hostile = odd.map(put)
  if (part !== ':locale') return fc.oneof(weigh(2, fc.constantFrom(...others)), weigh(3, hostile))
  return fc.oneof(
    weigh(20, fc.constantFrom(...others)),
    weigh(3, fc.constantFrom('ar-de', 'ja-de', 'de-at', 'en-us')),
    weigh(2, hostile),
  )
}

const ending = fc.oneof(
  weigh(9, fc.constant('')),
  weigh(5, fc.constant('.data')),
  weigh(1, fc.constantFrom('/', '//', '/.', '/..', '%00', '%2f', ';a=b', '.json', '.data.data', '.data/')),
)

function toPath(pattern: string, surface: Surface): fc.Arbitrary<string> {
  const segments = fc.tuple(...pattern.split('/').map((part) => toSegment(pattern, part, surface)))
  return fc.tuple(segments, ending).map(([parts, end]) => `/${parts.filter((part) => part !== '').join('/')}${end}`)
}

/** Names that the shop's own pages use, with their own values and with others; and names that nobody uses. */
function toPairs({ fields }: Surface, maxLength: number): fc.Arbitrary<[Written, Written][]> {
  const own = fc.constantFrom(...fields.keys()).chain((name) => {
    const values = fields.get(name) ?? []
    const value = fc.oneof(weigh(1, fc.constantFrom('', ...values).map(plain)), weigh(3, odd))
    return fc.tuple(fc.constantFrom(name, name, name, `${name}[]`, `${name}.${name}`).map(plain), value)
  })
  const strange = fc.tuple(odd, odd)
  return few(fc.oneof(weigh(6, own), weigh(1, strange)), maxLength)
}

const toQuery = (pairs: [Written, Written][]) => pairs.map((pair) => pair.map(put).join('=')).join('&')

const method = fc.oneof(
  weigh(12, fc.constant('GET')),
  weigh(5, fc.constantFrom('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')),
  weigh(1, fc.constantFrom('TRACE', 'PROPFIND', 'M-SEARCH', 'QUERY', 'LINK')),
)

interface Sent {
  headers: Pair[]
  body: Buffer
  isTorn?: boolean
}

const boundary = 'bound'
const form = 'application/x-www-form-urlencoded'
const multipart = `multipart/form-data; boundary=${boundary}`

function toParts(fields: Pair[], asFile: boolean): string {
  const parts = fields.map(([name, value], index) => {
    const file =
      asFile && index === fields.length - 1 ? `; filename="../${mark}.svg"\r\nContent-Type: image/svg+xml` : ''
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  return `${parts.join('')}--${boundary}--\r\n`
}

function toJson(fields: Pair[]): string {
  const entries = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return `{${entries.join()}}`
}

type Way = (fields: Pair[], how: Writing) => { type?: string; text: string }

const ways: Record<string, Way> = {
  urlencoded: (fields, how) => ({
    type: form,
    text: fields.map((pair) => pair.map((one) => write(one, how)).join('=')).join('&'),
  }),
  multipart: (fields) => ({ type: multipart, text: toParts(fields, false) }),
  file: (fields) => ({ type: multipart, text: toParts(fields, true) }),
  json: (fields) => ({ type: 'application/json', text: toJson(fields) }),
  plain: (fields) => ({ type: 'text/plain', text: fields.map((pair) => pair.join('=')).join('\r\n') }),
  'another charset': (fields) => ({
    type: `${form}; charset=utf-16le`,
    text: fields.map((pair) => pair.join('=')).join('&'),
  }),
  'no type': (fields) => ({ text: toJson(fields) }),
  'a wrong type': (fields) => ({ type: multipart, text: toJson(fields) }),
  'no boundary': (fields) => ({ type: 'multipart/form-data', text: toParts(fields, false) }),
  'a boundary that breaks': (fields) => ({
    type: `multipart/form-data; boundary="${'-'.repeat(90)}`,
    text: toParts(fields, false),
  }),
  'half a multipart': (fields) => ({ type: multipart, text: toParts(fields, true).slice(0, -12) }),
  'parts without lines': (fields) => ({ type: multipart, text: toParts(fields, false).replaceAll('\r\n', '\n') }),
  xml: () => ({ type: 'application/xml', text: `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>` }),
}

const way = fc.oneof(weigh(6, fc.constant('urlencoded')), weigh(5, fc.constantFrom(...Object.keys(ways))))

const lengths: Record<string, (length: number) => { headers: Pair[]; isTorn?: boolean }> = {
  said: (length) => ({ headers: [['Content-Length', String(length)]] }),
  chunked: () => ({ headers: [['Transfer-Encoding', 'chunked']] }),
  'too long': (length) => ({ headers: [['Content-Length', String(length + 9)]], isTorn: true }),
  'too short': (length) => ({ headers: [['Content-Length', String(Math.max(0, length - 9))]], isTorn: true }),
  negative: () => ({ headers: [['Content-Length', '-1']], isTorn: true }),
  hexadecimal: () => ({ headers: [['Content-Length', '0x10']], isTorn: true }),
  huge: () => ({ headers: [['Content-Length', '99999999999999999999']], isTorn: true }),
  both: (length) => ({
    headers: [
      ['Content-Length', String(length)],
      ['Transfer-Encoding', 'chunked'],
    ],
    isTorn: true,
  }),
}

const length = fc.oneof(weigh(9, fc.constant('said')), weigh(2, fc.constantFrom(...Object.keys(lengths))))

function toSent(fields: Pair[], one: { way: string; how: Writing; length: string }): Sent {
  const { type, text } = ways[one.way]?.(fields, one.how) ?? { text: '' }
  const body = Buffer.from(text)
  const { headers, isTorn } = lengths[one.length]?.(body.length) ?? { headers: [] }
  return { body, isTorn, headers: [...(type === undefined ? [] : ([['Content-Type', type]] as Pair[])), ...headers] }
}

const manner = fc.record({ way, how: writing, length })

/** A request to an address of the route table, in which everything may be odd. */
export function toAddressAttack(pattern: string, surface: Surface): fc.Arbitrary<Attack> {
  const asked = {
    path: toPath(pattern, surface),
    query: toPairs(surface, 4),
    method,
    sender: toSender(surface.persons),
  }
  const sent = fc.record({ fields: toPairs(surface, 5), manner })
  return fc.record({ ...asked, sent }).map(({ path, query, method: verb, sender, sent: { fields, manner: in_ } }) => {
    const whole = query.length > 0 ? `${path}?${toQuery(query)}` : path
    const attack = { who: sender.who.name, method: verb, path: whole, headers: toHeaders(sender) }
    if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(verb)) return attack
    return add(
      attack,
      toSent(
        fields.map(([name, value]): Pair => [name.text, value.text]),
        in_,
      ),
    )
  })
}

function add(attack: Attack, { headers, ...sent }: Sent): Attack {
  const names = new Set(attack.headers.map(([name]) => name.toLowerCase()))
  return {
    ...attack,
    ...sent,
    headers: [...attack.headers, ...headers.filter(([name]) => !names.has(name.toLowerCase()))],
  }
}

/** What is done to the fields of a form: one of them is changed, gone, there twice, called otherwise, or one more. */
interface Change {
  at: number
  how: 'value' | 'gone' | 'twice' | 'name' | 'list' | 'nested' | 'more'
  text: string
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(60),
  how: fc.constantFrom('value', 'value', 'value', 'value', 'gone', 'twice', 'name', 'list', 'nested', 'more'),
  text: hostileValue,
})

function changeFields(fields: Pair[], { at, how, text }: Change): Pair[] {
  if (how === 'more' || fields.length === 0) return [...fields, [text.slice(0, 100), text]]
  const index = at % fields.length
  const [name, value] = fields[index] as Pair
  const others: Record<Exclude<Change['how'], 'more'>, Pair[]> = {
    value: [[name, text]],
    gone: [],
    twice: [
      [name, value],
      [name, text],
    ],
    name: [[text.slice(0, 250), value]],
    list: [[`${name}[${at}]`, text]],
    nested: [[`${name}.${text.slice(0, 20)}.${name}`, value]],
  }
  return [...fields.slice(0, index), ...others[how], ...fields.slice(index + 1)]
}

/** A form of the shop's pages, with some of its fields spoiled. */
export function toFormAttack(found: FoundForm, { persons }: Surface): fc.Arbitrary<Attack> {
  const senders = found.endsSession ? persons.filter(({ name }) => name === 'nobody') : persons
  const parts = {
    changes: fc.array(change, { minLength: 1, maxLength: 4, size: 'max' }),
    manner,
    sender: toSender(senders),
  }
  return fc.record({ ...parts, asData: fc.boolean() }).map(({ changes, manner: in_, sender, asData }) => {
    const isPage = asData && /^\/[a-z]{2}-[a-z]{2}\b/.test(found.path)
    const path = isPage ? found.path.replace(/^([^?]+)/, '$1.data') : found.path
    const attack = { who: sender.who.name, method: 'POST', path, headers: toHeaders(sender) }
    return add(attack, toSent(changes.reduce(changeFields, found.fields), in_))
  })
}

/** A call of a procedure, alone or with others, with what it asks for and with anything else. */
export function toCallAttack(procedure: string, { inputs, fields, persons }: Surface): fc.Arbitrary<Attack> {
  const asked = inputs.get(procedure) ?? []
  const own = fc.record({ locale: fc.oneof(weigh(5, fc.constant<unknown>('en-de')), weigh(1, hostileJson)) })
  const values = asked.map((name) => {
    const known = fc.constantFrom<unknown>(...(fields.get(name) ?? ['kumo-mug']), ['kumo-mug'])
    return [name, fc.oneof(weigh(1, known), weigh(3, hostileJson))] as const
  })
  const shaped = fc.record(Object.fromEntries(values), { requiredKeys: [] })
  const strange = fc.dictionary(fc.constantFrom(...fields.keys(), '__proto__'), hostileJson, { maxKeys: 3 })
  const input = fc.oneof(
    weigh(
      6,
      fc.tuple(own, shaped, strange).map((all) => Object.assign({}, ...all) as unknown),
    ),
    weigh(1, hostileJson),
  )
  const batch = fc.oneof(weigh(3, fc.constant('')), weigh(1, fc.constantFrom('batch=1', 'batch=', 'batch=x&batch=1')))
  const parts = {
    input,
    batch,
    manner,
    isGet: fc.boolean(),
    isJson: fc.nat(9).map((n) => n > 0),
    sender: toSender(persons),
  }
  return fc.record(parts).map(({ input: value, batch: asBatch, manner: in_, isGet, isJson, sender }) => {
    const json = JSON.stringify(asBatch ? { 0: value, 1: value } : value)
    const called = asBatch ? `${procedure},${procedure}` : procedure
    const attack = { who: sender.who.name, method: isGet ? 'GET' : 'POST', headers: toHeaders(sender) }
    const query = [asBatch, ...(isGet ? [`input=${write(json, in_.how)}`] : [])].filter(Boolean).join('&')
    const path = `/api/trpc/${called}${query ? `?${query}` : ''}`
    if (isGet) return { ...attack, path }
    if (!isJson) return add({ ...attack, path }, toSent([['input', json]], in_))
    const body = Buffer.from(json)
    const type: Pair[] = [['Content-Type', 'application/json']]
    const { headers, isTorn } = lengths[in_.length]?.(body.length) ?? { headers: [] }
    return add({ ...attack, path }, { body, isTorn, headers: [...type, ...headers] })
  })
}
