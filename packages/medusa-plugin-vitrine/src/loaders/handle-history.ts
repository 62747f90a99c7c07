import type { Container } from '../container'
import { changesOf, type Told } from '../catalogue-hook/changes-of'
import { stopWith } from '../lifetime/stop-with'

/** Starts remembering handles; what was noted when the container is disposed of is written down first. */
async function startHandleHistory(container: Container) {
  const history = container.resolve('handleHistoryService')
  stopWith(container, 'handleRecorder', { stop: () => history.settle() })
  const eventBus = container.resolve('eventBusService')
  for (const [event, toChanges] of Object.entries(changesOf)) {
    if (!/^product(-category|-collection)?\./.test(event)) continue
    const context = { subscriberId: `vitrine-handles-${event}` }
    eventBus.subscribe(event, async (data) => history.note(toChanges(data as Told)), context)
  }
  history.start()
}

export default startHandleHistory
