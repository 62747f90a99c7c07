import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/**
 * A part that is loaded when it is first drawn, inside a `Suspense`. A file that is not there any more belongs to a page from
 * before an update, which does without: what the server has drawn of it stays as it came.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => never) }))
}

const never = new Promise<never>(() => {})
