import { type FormEvent, useState } from 'react'
import { type ClientSession } from '~/features/session/client-session'
import { useSession } from '~/features/session/use-session'

/** What the form has. */
export interface OwnProfile {
  firstName: string
  lastName: string
  phone: string
}

/** Saves all of it: the session as it is then, and the telephone number as people read it. Undefined where that failed. */
export type SaveProfile = (typed: OwnProfile) => Promise<{ session: ClientSession; phone?: string } | undefined>

/**
 * Saves the form without another page, so that every tab has the name at once: names alone by the session's own call, which
 * knows nothing else, all of it by `saveProfile`. Where that fails the browser sends the form, whose page says why.
 * @param values as the account has them; null where the browser is to send them anyway
 * @returns what the form takes; whether it is being saved, or was
 */
export function useOwnProfile(values: OwnProfile | null, saveProfile: SaveProfile) {
  const { status, update } = useSession()
  const [isSaved, setSaved] = useState(false)
  const isSaving = status === 'loading'

  async function save(form: HTMLFormElement, typed: OwnProfile) {
    setSaved(false)
    const { phone, ...names } = typed
    const isRenamed = phone === values?.phone
    const session = await (isRenamed ? update(names) : update(typed, () => saveAll(form, typed)))
    if (session) setSaved(true)
    else form.submit()
  }

  async function saveAll(form: HTMLFormElement, typed: OwnProfile) {
    const saved = await saveProfile(typed)
    const field = form.elements.namedItem('phone')
    if (saved && field instanceof HTMLInputElement) field.value = saved.phone ?? ''
    return saved?.session
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const typed = values && toChanged(form, values)
    if (!typed && !isSaving) return
    event.preventDefault()
    if (typed && !isSaving) void save(form, typed)
  }

  return { handleSubmit, isSaving, isSaved }
}

/** The fields as typed; null where they are the same, or a name is missing. */
function toChanged(form: HTMLFormElement, values: OwnProfile): OwnProfile | null {
  const fields = new FormData(form)
  const read = (field: keyof OwnProfile) => String(fields.get(field) ?? '').trim()
  const typed = { firstName: read('firstName'), lastName: read('lastName'), phone: read('phone') }
  const isSame = typed.firstName === values.firstName && typed.lastName === values.lastName
  if (isSame && typed.phone === values.phone) return null
  return typed.firstName && typed.lastName ? typed : null
}
