import { parseHtml, readFields } from './html'
import { type Jar, send, type Sent, takeCookies } from './cookie-jar'

/** A form as it stands in a page, and what it would send. */
export interface Form {
  path: string
  fields: [string, string][]
}

export interface OpenPage {
  path: string
  status: number
  body: string
  readonly document: Document
  readonly forms: Form[]
}

export type Browser = ReturnType<typeof startBrowser>

/** The forms of a page that post, one for each of their buttons. */
function listForms(document: Document, path: string): Form[] {
  return [...document.forms].flatMap((form) => {
    if (form.method !== 'post') return []
    const to = new URL(form.getAttribute('action') ?? path, `http://shop${path}`)
    const fields = readFields(form)
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[name]')]
    const sent = buttons.length > 0 ? buttons.map(({ name, value }): [string, string][] => [[name, value]]) : [[]]
    return sent.map((button) => ({ path: to.pathname + to.search, fields: [...fields, ...button] }))
  })
}

// parsed when it is looked at, and once: that takes longer than to open it
function toPage({ path, status, body }: Pick<OpenPage, 'path' | 'status' | 'body'>): OpenPage {
  const read = memoize(() => parseHtml(body))
  const list = memoize(() => listForms(read(), path))
  return {
    path,
    status,
    body,
    get document() {
      return read()
    },
    get forms() {
      return list()
    },
  }
}

function memoize<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}

interface Watcher {
  /** Is shown each page that the browser opens. */
  see?: (page: OpenPage) => void
  /** Is told of each form that it sends, which then goes out as script sends it: under a mark of its own. */
  note?: (path: string, attempt: string) => void
}

/** What a page's script makes up, to be sent with every form. */
export const makeSecret = () => crypto.randomUUID().replaceAll('-', '')

/** A browser without script, as far as HTTP goes. */
export function startBrowser({ see, note }: Watcher = {}, jar: Jar = new Map()) {
  function mark(sent: Sent): Sent {
    if (!note || !sent.fields) return sent
    if (!jar.has('browser')) jar.set('browser', makeSecret())
    const attempt = sent.attempt ?? crypto.randomUUID()
    note(sent.path, attempt)
    return { ...sent, attempt }
  }

  async function open(first: Sent): Promise<OpenPage> {
    let sent = mark(first)
    for (let redirects = 0; redirects < 10; redirects += 1) {
      const { status, headers, body } = await send(jar, sent)
      takeCookies(jar, headers['set-cookie'])
      if (status < 300 || status > 399 || !headers.location) {
        const page = toPage({ path: sent.path, status, body })
        see?.(page)
        return page
      }
      const { pathname, search } = new URL(headers.location, `http://shop${sent.path}`)
      sent = { path: pathname + search }
    }
    throw new Error(`${first.path} leads on and on`)
  }

  return {
    jar,
    open: (path: string) => open({ path }),
    post: open,

    /** Opens a page and sends the form of it that `path` and the fields tell, with `typed` in it. @throws Error where it has none */
    async submit(page: OpenPage, path: string, typed: Record<string, string>, having = ''): Promise<OpenPage> {
      const isMeant = ({ path: to, fields }: Form) =>
        to.split('?')[0] === path && (!having || fields.some(([name, value]) => `${name}=${value}`.startsWith(having)))
      const form = page.forms.find(isMeant)
      if (!form) throw new Error(`${page.path} (${page.status}) has no form to ${path} with ${having}`)
      const kept = form.fields.filter(([name]) => !(name in typed))
      return open({ path: form.path, fields: [...kept, ...Object.entries(typed)] })
    },
  }
}
