import { expect, test } from 'vitest'
import { toMove } from './use-combobox'

function walk(keys: string, count: number): number[] {
  let state = { open: true, active: -1 }
  return keys.split(' ').map((key) => {
    state = toMove(key, { ...state, count }) ?? state
    return state.active
  })
}

test('the arrows walk round the options', () => {
  expect(walk('ArrowDown ArrowDown ArrowDown ArrowUp', 2)).toEqual([0, 1, 0, 1])
  expect(walk('ArrowUp ArrowUp', 3)).toEqual([2, 1])
})

test('an arrow opens a closed list at its first or last option', () => {
  const closed = { open: false, active: -1, count: 3 }
  expect(toMove('ArrowDown', closed)).toMatchObject({ open: true, active: 0 })
  expect(toMove('ArrowUp', closed)).toMatchObject({ open: true, active: 2 })
})

test('keys that edit the text leave the list and are the field’s own', () => {
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
    expect(toMove(key, { open: true, active: 1, count: 3 })).toMatchObject({ open: true, active: -1, consumed: false })
  }
  expect(toMove('a', { open: true, active: 1, count: 3 })).toBeNull()
})

test('Enter follows the option, and without one sends the form', () => {
  expect(toMove('Enter', { open: true, active: 1, count: 3 })).toMatchObject({ followed: true, open: false })
  expect(toMove('Enter', { open: true, active: -1, count: 3 })).toBeNull()
})

test('Escape closes the list first, and only then is the field’s own', () => {
  expect(toMove('Escape', { open: true, active: 1, count: 3 })).toMatchObject({ open: false, consumed: true })
  expect(toMove('Escape', { open: false, active: -1, count: 3 })).toBeNull()
})

test('an empty list takes no key', () => {
  expect(toMove('ArrowDown', { open: false, active: -1, count: 0 })).toBeNull()
})
