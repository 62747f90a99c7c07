/**
 * What the demo takes money with, where its environment has both secrets.
 * @param {Record<string, string | undefined>} env
 * @returns {{ apiKey: string, webhookSecret: string, apiUrl?: string } | undefined}
 */
export function readStripeSettings({ STRIPE_API_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL }) {
  return apiKey && webhookSecret ? { apiKey, webhookSecret, apiUrl: STRIPE_API_URL } : undefined
}
