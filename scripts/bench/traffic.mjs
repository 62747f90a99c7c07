/** @import { CDPSession } from '@playwright/test' */

/**
 * Bytes on the wire by kind, headers included, and the number of requests; `pictures` are those of them for images.
 * @typedef {Record<'script' | 'stylesheet' | 'document' | 'image' | 'font' | 'other' | 'requests' | 'pictures', number>} Load
 */

/** @param {string} kind @returns {kind is 'script' | 'stylesheet' | 'document' | 'image' | 'font'} */
function isKind(kind) {
  return ['script', 'stylesheet', 'document', 'image', 'font'].includes(kind)
}

/**
 * Adds up what comes over the wire from now on.
 * @param {CDPSession} session with `Network` enabled
 * @returns {Load} that grows
 */
export function watchTraffic(session) {
  /** @type {Load} */
  const load = { script: 0, stylesheet: 0, document: 0, image: 0, font: 0, other: 0, requests: 0, pictures: 0 }
  /** @type {Map<string, string>} */
  const kinds = new Map()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    load.requests += 1
    if (kind === 'image') load.pictures += 1
    load[isKind(kind) ? kind : 'other'] += encodedDataLength
  })
  return load
}
