'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** So that the first search finds something: Medusa itself hands its products over some seconds after the start. */
async function buildSearchIndex(container) {
  await container.resolve('catalogueSearchService').rebuild()
}

exports.default = buildSearchIndex
