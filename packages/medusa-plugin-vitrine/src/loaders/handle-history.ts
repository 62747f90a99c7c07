// @ts-nocheck
import type { Container } from '../container'
import { changesOf } from '../catalogue-hook/changes-of'
import { stopWith } from '../lifetime/stop-with'

/** Starts remembering handles; what was noted when the container is disposed of is written down first. */
async function startHandleHistory(container: Container) {
  const history = container.resolve('handleHistoryService')
  stopWith(container, 'handleRecorder', { stop: () => history.settle() })
  const eventBus = container.resolve('eventBusService')
  for (const event of Object.keys(changesOf).filter((name) => /^product(-category|-collection)?\./.test(name))) {
    const context = { subscriberId: `vitrine-handles-${event}` }
    eventBus.subscribe(event, async (data) => history.note(changesOf[event](data)), context)
  }
  history.start()
}

export default startHandleHistory
