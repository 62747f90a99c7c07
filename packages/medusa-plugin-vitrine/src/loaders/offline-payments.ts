import type { PluginOptions } from '../options'
import { noteOffline } from '../payments/offline'

function loadOfflinePayments(_container: unknown, { payments }: PluginOptions = {}): void {
  noteOffline(payments)
}

export default loadOfflinePayments
