import { createServer } from 'node:http'
import { Session } from 'node:inspector/promises'

/**
 * Loaded into a shop before its server: says at `COUNT_PORT` what has been done since it was asked last, by the engine's own
 * count of calls, and which formats of `Intl` were made.
 */

// by the end of a script's address, the function that does it; where none is named, any
const works = [
  { name: 'markdown', file: /\/marked\//, call: /./ },
  { name: 'encoded', file: /\/turbo-stream\/dist\/flatten\.js$/, call: /^flatten$/ },
  { name: 'routes', file: /\/@remix-run\/router\/dist\/router\.cjs\.js$/, call: /^flattenRoute$/ },
  { name: 'streamed', file: /\/react-dom-server\.node\.[\w.]+\.js$/, call: /./ },
]

/** @type {string[]} */
let formats = []
for (const name of Object.getOwnPropertyNames(Intl)) {
  const made = Reflect.get(Intl, name)
  if (typeof made !== 'function' || !made.prototype) continue
  const note = () => formats.push(name)
  Object.defineProperty(Intl, name, {
    value: new Proxy(made, {
      construct: (target, args) => (note(), Reflect.construct(target, args)),
      apply: (target, self, args) => (note(), Reflect.apply(target, self, args)),
    }),
  })
}

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

async function takeCounts() {
  const made = formats
  formats = []
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const counts = works.map(({ name, file, call }) => {
    const functions = result.filter(({ url }) => file.test(url)).flatMap((script) => script.functions)
    const called = functions.filter(({ functionName }) => call.test(functionName))
    return [name, called.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)]
  })
  return { formats: made, ...Object.fromEntries(counts) }
}

createServer((_, response) => {
  void takeCounts().then((counts) => response.end(JSON.stringify(counts)))
}).listen(Number(process.env.COUNT_PORT), '127.0.0.1')
