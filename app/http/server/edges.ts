export const edgeNames = ['fastly', 'cloudflare', 'varnish'] as const

export type EdgeName = (typeof edgeNames)[number]

interface PurgeWay {
  /** Where it takes purges. */
  url: string
  token?: string
}

/** A shared cache in front of the shop that knows answers by tags, and forgets those with a tag when it is told to. */
interface Edge {
  /** The header in which it reads an answer's tags; that of Varnish has to be taken off in VCL, the others take it off. */
  header: string
  separator: ' ' | ','
  /** How many tags one purge may name. */
  mostTags: number
  /** A purge that leaves nothing to be served as stale: what it said is not so any more. */
  toPurge(way: PurgeWay, tags: readonly string[]): Request
}

/**
 * Sources: https://www.fastly.com/documentation/reference/api/purging/ and …/http-headers/Surrogate-Key,
 * https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/ (all plans; 100 tags a request), and the page of
 * vmod_xkey in varnish-modules. Fastly takes 256 keys in 16 kB, Varnish a line of 8 kB: 50 and 20 handles of five words fit,
 * whatever script they are in.
 */
export const edges: Record<EdgeName, Edge> = {
  fastly: {
    header: 'Surrogate-Key',
    separator: ' ',
    mostTags: 50,
    toPurge: ({ url, token = '' }, tags) =>
      new Request(url, {
        method: 'POST',
        headers: { 'Fastly-Key': token, 'Surrogate-Key': tags.join(' '), Accept: 'application/json' },
      }),
  },
  cloudflare: {
    header: 'Cache-Tag',
    separator: ',',
    mostTags: 100,
    toPurge: ({ url, token }, tags) =>
      new Request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ tags }),
      }),
  },
  varnish: {
    header: 'xkey',
    separator: ' ',
    mostTags: 20,
    toPurge: ({ url, token }, tags) =>
      new Request(url, {
        method: 'PURGE',
        headers: { xkey: tags.join(' '), ...(token && { Authorization: `Bearer ${token}` }) },
      }),
  },
}
