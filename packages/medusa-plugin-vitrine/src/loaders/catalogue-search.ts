import type { Container } from '../container'

/** So that the first search finds something: Medusa itself hands its products over some seconds after the start. */
async function buildSearchIndex(container: Container) {
  await container.resolve('catalogueSearchService').rebuild()
}

export default buildSearchIndex
