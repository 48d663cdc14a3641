import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { dismissNote, useNotes } from '../../../shared/text/notes.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { useShare } from './useShare.ts'

const { draw, until, buttonNamed } = openScreen()
let notes: ReturnType<typeof useNotes> = []

/** The network fails: the file with the table of panels does not come. */
const cannotCome = () => Promise.reject(new Error('the table of panels cannot be fetched'))

afterEach(async () => {
  await act(async () => {
    for (const { id } of notes) dismissNote(id)
    endSession('signed-out')
  })
  history.replaceState(null, '', '/')
})

function Shown() {
  const share = useShare(cannotCome)
  notes = useNotes()
  return (
    <button type="button" onClick={share}>
      Share
    </button>
  )
}

const said = () => notes.map(({ text }) => text)
const soon = ['Inviting friends comes soon.']

/** A player of this type, whom the page knows by now. */
async function openFor(type: number, switches: readonly string[]) {
  const member = {
    ...{ id: '1', account: 'player', nickname: 'player', type, toUpline: false, vipRank: 0 },
    ...{ clubLabel: { labelName: 'VIP 0' }, memberLabel: [], language: null, avatar: null },
  }
  openPlatform({ 'GET /wps/v2/members/me': value(member) })
  beginSession('a-token')
  await draw(<Shown />, siteWith(switches))
  await act(() => new Promise<void>((done) => setTimeout(done, 50)))
}

test('[FB-10] a visitor is led to the login at once', async () => {
  await draw(<Shown />)
  act(() => buttonNamed('Share').click())
  expect(location.pathname).toBe('/login')
})

test('[FB-13] a trial player hears at once that it comes', async () => {
  await openFor(4, [])
  act(() => buttonNamed('Share').click())
  expect(said()).toEqual(soon)
})

test.each([
  ['[FB-13] a player', 0],
  ['an agent', 1],
])('%s hears that it comes where the table of pages does not', async (_title, type) => {
  await openFor(type, ['PROMO_REFERRAL'])
  act(() => buttonNamed('Share').click())
  await until(() => expect(said()).toEqual(soon))
})
