import type { EventBusService } from '@medusajs/medusa/dist/services'
import type ShopMailService from '../services/shop-mail'
import type { Container } from '../container'
import { stopWith } from '../lifetime/stop-with'
import { subjects } from '../mail/kinds'

/** Starts sending; what is under way when the container is disposed of is sent first. */
async function startShopMail(container: Container) {
  const mails = container.resolve('shopMailService')
  stopWith(container, 'shopMailSender', mails)
  listen(container.resolve('eventBusService'), mails)
  mails.start()
}

type MailKind = Parameters<ShopMailService['enqueue']>[0]

// here, and not among the subscribers: a function there is not told by the local event bus which event it is called for
function listen(eventBus: EventBusService, mails: ShopMailService) {
  for (const [event, field] of Object.entries(subjects)) {
    const queue = async (data: unknown) => {
      const told = data as Record<string, unknown>
      if (!told.no_notification) await mails.enqueue(event as MailKind, String(told[field]))
    }
    eventBus.subscribe(event, queue, { subscriberId: `vitrine-mail-${event}` })
  }
}

export default startShopMail
