import { expect, test } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { renderHtml } from '../../tests/support/render'
import { Stepper } from './stepper'

test('completed and faulty steps lead back, the current and the coming ones do not', async () => {
  const html = await renderHtml(
    <Stepper
      steps={[
        { label: 'Address', state: 'completed', path: '/a' },
        { label: 'Shipping', state: 'error', path: '/b' },
        { label: 'Payment', state: 'current', path: '/c' },
        { label: 'Review', state: 'pending', path: '/d' },
      ]}
    />,
  )
  expect([...html.matchAll(/href="(.+?)"/g)].map((match) => match[1])).toEqual(['/a', '/b'])
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
})

test('each state is said in words', async () => {
  const states = ['pending', 'current', 'completed', 'loading', 'error'] as const
  const html = await renderHtml(<Stepper steps={states.map((state) => ({ label: `A ${state} step`, state }))} />)
  const words = ['not started', 'current step', 'completed', 'loading', 'needs attention']
  expect(words.filter((word) => !html.includes(`, ${word}`))).toEqual([])
  expect(html.match(/aria-busy="true"/g)).toHaveLength(1)
})

test('steps to come have their number in the digits of the page', async () => {
  const steps = ['Bag', 'Address'].map((label) => ({ label, state: 'pending' as const }))
  const numbers = async (country: string) => {
    const html = await renderHtml(<Stepper steps={steps} />, { locale: toLocale('ar', country) })
    return [...html.matchAll(/stepper-mark"[^>]*>(.*?)</g)].map((match) => match[1])
  }
  expect(await numbers('kw')).toEqual(['١', '٢'])
  expect(await numbers('ae')).toEqual(['1', '2'])
})

test('what has gone before the first step has no number, and a line stands for them all on a small screen', async () => {
  const steps = [
    { label: 'Bag', state: 'current' as const, icon: 'bag' as const },
    { label: 'Address', state: 'pending' as const },
  ]
  const html = await renderHtml(<Stepper steps={steps} line="Step 1 of 1 · Address" />)
  expect([...html.matchAll(/stepper-mark"[^>]*>(.*?)</g)].map((match) => match[1])).toEqual(['', '1'])
  expect(html).toMatch(/<details[^>]*><summary>Step 1 of 1 · Address/)
  expect(html.indexOf('role="status"'), 'heard while it is folded').toBeGreaterThan(html.indexOf('</details>'))
})

test('the page’s own step stays the current one while it is in error or loading, and loading is announced', async () => {
  for (const state of ['error', 'loading'] as const) {
    const html = await renderHtml(<Stepper steps={[{ label: 'Address', state, isCurrent: true, path: '/a' }]} />)
    expect(html).toContain('aria-current="step"')
    expect(html).not.toContain('href')
    expect(/role="status"[^>]*>(.*?)</.exec(html)?.[1]).toBe(state === 'loading' ? 'Address, loading' : '')
  }
})
