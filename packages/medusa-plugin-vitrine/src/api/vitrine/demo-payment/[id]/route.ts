import type { DemoPaymentDesk } from '../../../../demo-payment/desk'
import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { toPage, toPolicy, toUnknownPage } from '../../../../demo-payment/page'
import { languages } from '../../../../messages/messages'

/** `GET /vitrine/demo-payment/:id`: where the shopper pays; 404 where there is no such payment, or no demo at all. */
async function showPayment(req: PluginRequest, res: MedusaResponse) {
  const desk = findDesk(req)
  const payment = await desk?.find(req.params.id)
  if (!desk || !payment) return send(res, 404, toUnknownPage(req.acceptsLanguages(['en', ...languages]) || 'en'))
  const urls = Object.values((await desk.findReturnUrls(payment.id)) ?? {})
  return send(res, 200, toPage(payment, toLocale(urls)), urls)
}

/** The shop's addresses begin with the locale. */
function toLocale([returnUrl]: string[]) {
  return returnUrl && new URL(returnUrl).pathname.split('/')[1]
}

/** `POST /vitrine/demo-payment/:id` `outcome=`: what the tester picks; leads back to the shop, or shows what has become of it. */
async function takeChoice(req: PluginRequest, res: MedusaResponse) {
  const { id } = req.params
  const desk = findDesk(req)
  const urls = desk && (await desk.findReturnUrls(id))
  const to = await choose(desk, id, req.body?.outcome)
  const back = to ? urls?.[to] : undefined
  return back ? res.redirect(303, back) : res.redirect(303, req.originalUrl)
}

/** @returns which of the return addresses is next; null for none */
async function choose(desk: DemoPaymentDesk | undefined, id: string, outcome: unknown): Promise<string | null> {
  if (!desk) return null
  if (outcome === 'pay') return (await desk.pay(id)) && 'success'
  if (outcome === 'decline') return (await desk.decline(id)) && 'failure'
  if (outcome === 'late') return (await desk.payLater(id)) && 'pending'
  if (outcome === 'close') await desk.pay(id)
  return outcome === 'cancel' ? 'cancel' : null
}

function findDesk(req: PluginRequest) {
  return req.scope.resolve<DemoPaymentDesk>('demoPaymentDesk', { allowUnregistered: true })
}

function send(res: MedusaResponse, status: number, html: string, returnUrls: string[] = []) {
  const origins = [...new Set(returnUrls.map((url) => new URL(url).origin))]
  res.set('Content-Security-Policy', toPolicy(origins))
  res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  res.status(status).type('html').send(html)
}

export const GET = showPayment
export const POST = takeChoice
