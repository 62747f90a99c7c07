import { type FormEvent, useState } from 'react'
import { useSession } from '~/features/session/use-session'

interface Names {
  firstName: string
  lastName: string
}

/**
 * Changes the names by the session's own call where nothing else of the form was changed, so that every tab has them at once.
 * Where that fails the browser sends the form, whose page says why.
 * @param values as the account has them, by field; null where the browser is to send them anyway
 * @returns what the form takes; whether it is being saved, or was
 */
export function useOwnName(values: Record<string, string> | null) {
  const { status, update } = useSession()
  const [isSaved, setSaved] = useState(false)
  const isSaving = status === 'loading'

  async function save(form: HTMLFormElement, names: Names) {
    setSaved(false)
    if (await update(names)) setSaved(true)
    else form.submit()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const names = values && toChangedNames(form, values)
    if (!names && !isSaving) return
    event.preventDefault()
    if (names && !isSaving) void save(form, names)
  }

  return { handleSubmit, isSaving, isSaved }
}

/** The names as typed; null where they are the same, one is missing, or something else was changed. */
function toChangedNames(form: HTMLFormElement, values: Record<string, string>): Names | null {
  const typed = new FormData(form)
  const read = (field: string) => String(typed.get(field) ?? '').trim()
  const changed = Object.keys(values).filter((field) => read(field) !== values[field])
  const names = { firstName: read('firstName'), lastName: read('lastName') }
  const isNamesAlone = changed.every((field) => field in names)
  return changed.length > 0 && isNamesAlone && names.firstName && names.lastName ? names : null
}
