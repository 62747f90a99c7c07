import { expect, test } from 'vitest'
import { renderHtml } from '../../tests/support/render'
import { CheckboxField } from './checkbox-field'
import { RadioGroup } from './radio-group'
import { SelectField } from './select-field'
import { TextField } from './text-field'
import { TextareaField } from './textarea-field'

const email = { label: 'E-mail', name: 'email', hint: 'For the confirmation', error: 'Enter an e-mail address' }

test('hint and error belong to the control', async () => {
  const html = await renderHtml(<TextField {...email} required />)
  expect(html).toContain('<label class="field-label" for="email">')
  expect(html).toMatch(/<input[^>]*id="email"[^>]*aria-describedby="email-hint email-error" aria-invalid="true"/)
  expect(html).toContain('id="email-hint"')
  expect(html).toContain('id="email-error"')
})

test('native constraints and keyboards go through', async () => {
  const html = await renderHtml(
    <TextField
      label="Postcode"
      name="postcode"
      minLength={3}
      maxLength={10}
      pattern="[0-9]+"
      inputMode="numeric"
      autoComplete="postal-code"
      defaultValue="<b>"
    />,
  )
  expect(html).toMatch(
    /minLength="3" maxLength="10" pattern="\[0-9\]\+" inputMode="numeric" autoComplete="postal-code"/i,
  )
  expect(html).toContain('value="&lt;b&gt;"')
  expect(html).not.toContain('aria-describedby')
})

test('only what may stay empty is marked', async () => {
  expect(await renderHtml(<TextField label="Company" name="company" />)).toContain('(optional)')
  expect(await renderHtml(<TextareaField label="Note" name="note" required />)).not.toContain('(optional)')
})

test('a select starts with the words that ask for a choice', async () => {
  const options = [{ value: 'at', label: 'Austria' }]
  const html = await renderHtml(<SelectField label="Country" name="country" options={options} placeholder="Choose" />)
  expect(html).toMatch(/<option value="" selected="">Choose<\/option>|<option value="">Choose<\/option>/)
  expect(html).toContain('<option value="at">Austria</option>')
})

test('an error of a checkbox or a group of radios leads to its control', async () => {
  const box = await renderHtml(<CheckboxField label="I agree" name="agree" error="Agree to go on" />)
  expect(box).toMatch(/<input[^>]*id="agree"[^>]*aria-describedby="agree-error"/)
  const choices = [
    { value: 'a', label: 'Standard' },
    { value: 'b', label: 'Express' },
  ]
  const group = await renderHtml(
    <RadioGroup legend="Shipping" name="way" choices={choices} defaultValue="b" error="Choose" />,
  )
  expect(group).toContain('role="radiogroup" aria-invalid="true">')
  expect(group).toMatch(/id="way" name="way" aria-describedby="way-error" value="a"\/>/)
  expect(group).toMatch(/id="way-2" name="way" aria-describedby="way-error" checked="" value="b"\/>/)
})
