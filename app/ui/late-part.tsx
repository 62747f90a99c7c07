import { type ComponentType, lazy, useState } from 'react'

const drawn = new Map<string, () => Promise<unknown>>()

/**
 * A part that is loaded when it is first drawn, inside a `Suspense`. A file that is not there any more belongs to a page from
 * before an update, which does without: what the server has drawn of it stays as it came.
 * @param mark the `data-late` of what the server draws of it, where something is typed there: see `loadDrawnParts`
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  mark?: string,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const Late = lazy(async () => ({ default: await load().catch(() => never) }))
  if (mark) drawn.set(mark, async () => (loaded = await load()))
  return function Part(props: Props) {
    // the same as long as it stands there
    const [Found] = useState(() => loaded ?? (Late as unknown as ComponentType<Props>))
    return <Found {...props} />
  }
}

/**
 * Loads the parts of this page whose server's fields may have been typed in, before React takes the page over: it throws
 * away what it has not taken over yet as soon as anything around it changes (its error 421), such as what is chosen above.
 * One whose file does not come is left to what becomes of it.
 */
export async function loadDrawnParts(): Promise<void> {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-late]')].map(({ dataset }) => dataset.late ?? '')
  await Promise.allSettled(marks.map((mark) => drawn.get(mark)?.()))
}

const never = new Promise<never>(() => {})
