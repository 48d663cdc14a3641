import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Entered } from '../../features/account/auth/index.ts'
import { useMember } from '../../features/account/member/index.ts'
import { dismissNote, useNotes } from '../../shared/text/notes.ts'
import { openPlatform } from '../../testing/platform.ts'
import { openScreen } from '../../testing/screen.tsx'
import { forgetDuePassword, useDuePassword, useWelcome } from './entered.ts'

const screen = openScreen()
const member = {
  ...{ id: '7', account: 'myaaye', nickname: 'Mya', type: 0, toUpline: false, vipRank: 0 },
  ...{ clubLabel: { labelName: 'VIP 0' }, memberLabel: [], language: null, avatar: null },
}
const entered: Entered = { member, passwordChange: null, knownPassword: null, isFirstLogin: false } as Entered
const heard = vi.fn()
let welcome: ReturnType<typeof useWelcome>
let notes: ReturnType<typeof useNotes> = []

function Shown() {
  welcome = useWelcome()
  notes = useNotes()
  return <output>{`${useMember().data?.account} ${JSON.stringify(useDuePassword())}`}</output>
}

async function come(change: Partial<Entered>, mode: 'login' | 'trial' = 'login') {
  openPlatform({})
  window.addEventListener('first-login', heard)
  await screen.draw(<Shown />)
  await act(async () => welcome({ ...entered, ...change }, mode))
  return document.querySelector('output')?.textContent
}

afterEach(async () => {
  window.removeEventListener('first-login', heard)
  heard.mockClear()
  await act(async () => {
    forgetDuePassword()
    for (const { id } of notes) dismissNote(id)
  })
})

// Decision D-134 of the requirements: the action is an event `first-login`, which statistics and greetings hear.
test.each([
  ['the first login of an account is', true, ['7']],
  ['a later one is not', false, []],
])('[LG-06] %s told to whoever listens', async (_, isFirstLogin, ids) => {
  await come({ isFirstLogin })
  expect(heard.mock.calls.map(([event]) => (event as CustomEvent<{ id: string }>).detail.id)).toEqual(ids)
})

test('[EN-83] [LG-13] who has come in is known at once, without another question', async () => {
  expect(await come({})).toBe('myaaye null')
})

test('[EN-85] [LG-07] a new password is due when the login says so, and not otherwise', async () => {
  expect(await come({ passwordChange: 'now', knownPassword: 'Mango2026' })).toBe(
    'myaaye {"when":"now","known":"Mango2026"}',
  )
  expect(await come({})).toBe('myaaye null')
})

test('who logs in is greeted by name, and who tries a game is not: the note would lie over its balance', async () => {
  await come({})
  expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining('Mya')])
  await act(async () => dismissNote(notes[0]?.id ?? 0))
  await come({}, 'trial')
  expect(notes).toEqual([])
})
