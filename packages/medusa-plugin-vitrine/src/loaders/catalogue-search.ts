// @ts-nocheck
/** So that the first search finds something: Medusa itself hands its products over some seconds after the start. */
async function buildSearchIndex(container) {
  await container.resolve('catalogueSearchService').rebuild()
}

export default buildSearchIndex
