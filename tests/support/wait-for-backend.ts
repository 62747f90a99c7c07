import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { ask } from './ask'

/** Waits until a shop has found out by itself that its backend is back: before, it asks it for nothing. */
export async function waitForBackend(url: string): Promise<void> {
  // what is read live, of a variant that nobody has asked about
  const input = encodeURIComponent(JSON.stringify({ variantIds: [`variant_${randomUUID()}`] }))
  const readStatus = async () => (await ask(`/api/trpc/catalog.availability?input=${input}`, { at: url })).status
  await expect.poll(readStatus, { intervals: [100], timeout: 10_000 }).not.toBe(503)
}
