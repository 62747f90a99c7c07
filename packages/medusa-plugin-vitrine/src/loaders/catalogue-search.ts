import type { Container } from '../container'
import { stopWith } from '../lifetime/stop-with'

/** So that the first search finds something: Medusa itself hands its products over some seconds after the start. */
async function buildSearchIndex(container: Container) {
  const search = container.resolve('catalogueSearchService')
  const listener = search.makeListener()
  stopWith(container, 'searchListener', listener)
  // before it reads, so that nothing changes unheard in between
  await listener.start()
  await search.rebuild()
}

export default buildSearchIndex
