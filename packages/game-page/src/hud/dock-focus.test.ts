// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { element } from '../dom.ts'
import { keepDockFocus } from './dock-focus.ts'

function dock() {
  const main = element('button', {}, 'Play')
  const cashOut = element('button', {}, 'Cash out')
  const higher = element('button', {}, 'Higher')
  const actions = element('div', {}, higher, cashOut)
  const other = element('button', {}, 'Rules')
  actions.hidden = true
  document.body.append(main, actions, other)
  keepDockFocus(main, actions)
  return { main, cashOut, higher, actions, other }
}

afterEach(() => document.body.replaceChildren())

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

test('who pressed Play by keyboard goes on at what takes its place, and comes back to Play', async () => {
  const { main, cashOut, higher, actions } = dock()
  main.focus()
  higher.disabled = true
  actions.hidden = false
  await settled()
  expect(document.activeElement).toBe(cashOut)
  actions.hidden = true
  await settled()
  expect(document.activeElement).toBe(main)
})

test('an action that can be taken no more hands the focus to one that can', async () => {
  const { cashOut, higher, actions } = dock()
  actions.hidden = false
  higher.focus()
  higher.disabled = true
  await settled()
  expect(document.activeElement).toBe(cashOut)
})

test('the focus is taken from nobody: not from elsewhere, and not for a pointer', async () => {
  const { main, actions, other } = dock()
  main.focus()
  other.focus()
  actions.hidden = false
  await settled()
  expect(document.activeElement).toBe(other)
  actions.hidden = true
  await settled()
  main.focus()
  document.dispatchEvent(new Event('pointerdown'))
  main.blur()
  actions.hidden = false
  await settled()
  expect(document.activeElement).toBe(document.body)
})
