import type { EventBusService } from '@medusajs/medusa/dist/services'
import type CatalogueHookService from '../services/catalogue-hook'
import type { Container } from '../container'
import { changesOf, type Told } from '../catalogue-hook/changes-of'
import { stopWith } from '../lifetime/stop-with'

/** Starts telling; the delivery under way when the container is disposed of is finished first. */
async function startCatalogueHook(container: Container) {
  const hook = container.resolve('catalogueHookService')
  stopWith(container, 'catalogueHookSender', hook)
  listen(container.resolve('eventBusService'), hook)
  await hook.start()
}

// here, and not among the subscribers: a function there is not told by the local event bus which event it is called for
function listen(eventBus: EventBusService, hook: CatalogueHookService) {
  for (const [event, toChanges] of Object.entries(changesOf)) {
    const context = { subscriberId: `vitrine-hook-${event}` }
    eventBus.subscribe(event, async (data) => hook.report(toChanges(data as Told)), context)
  }
  const context = { subscriberId: 'vitrine-hook-price-calendar' }
  eventBus.subscribe('price-list.written', async () => hook.lookAtCalendar(), context)
}

export default startCatalogueHook
