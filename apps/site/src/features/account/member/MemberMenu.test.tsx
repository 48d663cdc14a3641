import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { GiftIcon, WalletIcon } from '../../../shared/look/icons.ts'
import { beginTexts } from '../../../shared/text/text.ts'
import { MemberMenu } from './MemberMenu.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
// This DOM has no fonts to wait for.
Reflect.set(document, 'fonts', { load: async () => [] })

const root = createRoot(document.body.appendChild(document.createElement('div')))
const open = vi.fn()
const show = (waiting: number, current: 'wallet' | 'gifts' = 'wallet') =>
  act(async () =>
    root.render(
      <MemberMenu
        current={current}
        onPage={open}
        entries={[
          { id: 'wallet', group: 'money', icon: WalletIcon, name: 'My wallet' },
          { id: 'gifts', group: 'rewards', icon: GiftIcon, name: 'Gifts', useCount: () => waiting },
        ]}
      />,
    ),
  )
const button = (page: string) => document.querySelector<HTMLElement>(`[data-page="${page}"]`)

beforeAll(() => beginTexts('EN'))
beforeEach(() => open.mockClear())

test('[MC-18][MC-19][MC-20] [D-49] a count above zero stands beside its entry, and none when nothing waits', async () => {
  await show(2)
  expect(button('gifts')?.textContent).toBe('Gifts22 waiting')
  await show(0)
  expect(button('gifts')?.textContent).toBe('Gifts')
})

test('[MC-21] an entry without a count never carries one', async () => {
  await show(5)
  expect(button('wallet')?.textContent).toBe('My wallet')
})

test('[MC-22][MC-03] the open page is the marked one, and a press asks for a page by its name', async () => {
  await show(0, 'gifts')
  expect(button('gifts')?.getAttribute('aria-current')).toBe('page')
  expect(button('wallet')?.getAttribute('aria-current')).toBeNull()
  button('wallet')?.click()
  expect(open).toHaveBeenCalledWith('wallet')
})
