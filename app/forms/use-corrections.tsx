import { type ComponentType, type FormEventHandler, type ReactNode, useEffect, useState } from 'react'
import { type MessageKey } from '~/i18n/keys'
import { useT } from '~/i18n/use-t'
import { type MessageParams } from '~/i18n/translate'
import { type Refused } from './form-answer'

/** What is wrong with the fields by now, null where nothing is; a field that is missing is as the server has said. */
interface Seen {
  keys: Record<string, MessageKey | null>
  handleSubmit: FormEventHandler<HTMLFormElement>
}

export interface CorrectionsProps {
  formId: string
  refused: Refused
  tell: (seen: Seen) => void
}

interface Options {
  formId: string
  /** Imports the component that knows the fields' rules, with the libraries for it: pages that nothing was refused on need none. */
  load: () => Promise<ComponentType<CorrectionsProps>>
  /** Of the fields' messages. */
  params?: MessageParams
}

/**
 * Says what is wrong with a refused form while it is corrected.
 * @returns the errors by field, what the form takes for it, and what stands in the page for it
 */
export function useCorrections(refused: Refused | null, { formId, load, params }: Options) {
  const t = useT()
  const [Watch, setWatch] = useState<ComponentType<CorrectionsProps> | null>(null)
  const [seen, tell] = useState<Seen | null>(null)
  const isRefused = refused !== null
  useEffect(() => {
    // a lost connection leaves the server's words
    if (isRefused) void load().then((watch) => setWatch(() => watch), ignore)
  }, [isRefused, load])
  const words = Object.entries(seen?.keys ?? {}).map(([field, key]) => [field, key ? t(key, params) : undefined])
  const errors: Record<string, string | undefined> = { ...refused?.errors, ...Object.fromEntries(words) }
  const watch: ReactNode = Watch && refused ? <Watch formId={formId} refused={refused} tell={tell} /> : null
  const form = { ...(isRefused && { 'data-corrects': '' }), ...(Watch && { id: formId, onSubmit: seen?.handleSubmit }) }
  return { errors, form, watch }
}

function ignore(): void {}
