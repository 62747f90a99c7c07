import { readMetrics } from '../../app/metrics.server'
import { sumSamples } from './metrics-text'

/** How much more of a metric there is after `run` than before. */
export async function countMore(name: string, labels: Record<string, string>, run: () => unknown): Promise<number> {
  const count = async () => sumSamples((await readMetrics()).text, name, labels)
  const before = await count()
  await run()
  return (await count()) - before
}
