import { type BrowserContext, type FrameLocator, type Page, type Route } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { readWorld } from './world'

/** Where Stripe's script, frames and API are; a spec names them as `knownOrigins`. */
export const stripeOrigins = ['https://js.stripe.com', 'https://api.stripe.com']

/** Stripe's own test numbers, as the stand-in of its API knows them. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksBank: '4000 0027 6000 3184',
}

const read = (file: string) => readFileSync(new URL(`./stripe-js/${file}`, import.meta.url))

/** Answers for Stripe in this browser: the script and its frame from here, the API from its stand-in. */
export async function standInForStripe(context: BrowserContext): Promise<void> {
  await context.route('https://js.stripe.com/*/stripe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: read('stripe.js') }),
  )
  await context.route('https://js.stripe.com/payment-frame.html*', (route) =>
    route.fulfill({ contentType: 'text/html', body: read('payment-frame.html') }),
  )
  await context.route('https://api.stripe.com/**', passToStandIn)
}

async function passToStandIn(route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  const response = await route.fetch({ url: readWorld('STRIPE_API_URL') + pathname + search })
  await route.fulfill({ response })
}

/** The fields of the Payment Element. */
export function paymentFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Secure payment input frame"]')
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await paymentFrame(page).getByLabel('Card number').fill(number)
}
