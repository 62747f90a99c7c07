import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type PostalAddress } from '~/commerce/shop/address'
import { type Refused } from '~/forms/form-answer'
import { useList } from '~/i18n/use-list'
import { useLocale, useT } from '~/i18n/use-t'
import { type AddressGroup } from './address-form-data'
import { type AskPlace, placedDigits, type PostalPlace } from './placed-postcodes'

const nowhere = { city: '', province: '' }

/**
 * Fills in town and province once the postcode of an address is whole, and again with another one.
 * @returns what listens to the fields, and what it has to say of them
 */
export function usePostalPlace(group: AddressGroup, ask: AskPlace) {
  const t = useT()
  const toList = useList()
  const locale = useLocale().code
  const [said, setSaid] = useState('')
  const asked = useRef('')

  async function follow(form: HTMLFormElement) {
    const country = readValue(form, `${group}.countryCode`)
    const length = placedDigits[country] ?? Infinity
    const postalCode = readValue(form, `${group}.postalCode`)
      .replace(/\P{Nd}/gu, '')
      .slice(0, length)
    const question = `${country} ${postalCode}`
    if (asked.current === question) return
    asked.current = question
    if (postalCode.length < length) return
    const place = await ask({ locale, country, postalCode })
    // meanwhile another one was typed
    if (asked.current !== question) return
    const filledIn = fillInFields(form, group, place ?? nowhere)
    setSaid(filledIn.length > 0 ? t('checkout:address.filled-in', { places: toList(filledIn) }) : '')
  }

  function handleInput({ target }: FormEvent) {
    const names = [`${group}.postalCode`, `${group}.countryCode`]
    if (isControl(target) && target.form && names.includes(target.name)) void follow(target.form)
  }

  return { handleInput, said }
}

function readValue(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Shows what the server has filled in of a form that script has sent: its fields keep what is in them. */
export function useFilledIn(
  refused: Refused<Partial<Record<AddressGroup, PostalAddress>>> | null,
  formId: string,
): void {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!refused?.said || !(form instanceof HTMLFormElement)) return
    for (const group of ['shipping', 'billing'] as const) {
      const address = refused.values[group]
      if (address) fillInFields(form, group, address)
    }
  }, [refused, formId])
}

/**
 * Puts a place into those of an address' fields that are empty, or hold what was put there before; what somebody has typed stays.
 * A town of another province than was typed is left out.
 * @returns what was put there, as the reader sees it
 */
function fillInFields(form: HTMLFormElement, group: AddressGroup, place: PostalPlace): string[] {
  const controls = [...form.elements].filter(isControl)
  const province = controls.find(({ name }) => name === `${group}.province`)
  const isElsewhere = province && !isOurs(province) && province.value !== place.province
  const values = { [`${group}.city`]: isElsewhere ? '' : place.city, [`${group}.province`]: place.province }
  return controls.flatMap((control) => {
    const value = values[control.name]
    return value === undefined || !isOurs(control) ? [] : put(control, value)
  })
}

type Control = HTMLInputElement | HTMLSelectElement

function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}

/** Whether it may be filled in: not while somebody is about to type there, to whose letters it would be added. */
function isOurs(control: Control): boolean {
  const { value, dataset } = control
  return control !== document.activeElement && (value.trim() === '' || value === dataset.filledIn)
}

function put(control: Control, value: string): string[] {
  if (control.value === value) return []
  if (control.dataset.filledIn === undefined) control.addEventListener('focus', selectByClick)
  control.value = value
  control.dataset.filledIn = control.value
  // what was wrong with it, and with its postcode, is so no more
  control.dispatchEvent(new Event('input', { bubbles: true }))
  const text = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value
  return control.value && text ? [text] : []
}

/** What was filled in gives way to what is typed, as it does for who comes by keyboard. */
function selectByClick({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return
  const select = () => {
    if (target.value === target.dataset.filledIn) target.select()
  }
  target.addEventListener('click', select, { once: true })
}
