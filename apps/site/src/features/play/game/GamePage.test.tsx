import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { dismissNote, useNotes } from '../../../shared/text/notes.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import GamePage from './GamePage.tsx'

const screen = openScreen()
const games = 'https://games.example'
let notes: ReturnType<typeof useNotes> = []
const nothing = () => {}

function Shown() {
  notes = useNotes()
  return (
    <GamePage
      {...{ nodeId: 'slot-a', isLoggedIn: true, onLeave: nothing, onRoute: nothing }}
      doors={{ onTry: null, onRegister: null, onLogin: nothing }}
      {...{ onBalance: nothing, onDeposit: nothing, bar: () => null, balance: undefined }}
    />
  )
}

afterEach(async () => {
  await act(async () => {
    for (const { id } of notes) dismissNote(id)
    endSession('signed-out')
  })
  vi.unstubAllGlobals()
})

async function open(opened: unknown) {
  vi.stubGlobal('open', () => opened)
  openPlatform({
    'POST /wps/v2/games/launch': value({
      kind: 'window',
      url: `${games}/slot-a`,
      gameName: 'Slot A',
      isOwn: false,
    }),
  })
  await act(async () => beginSession('a-token'))
  await screen.draw(<Shown />, siteWith([], { launchGameCDNs: [games] }))
}

test('[ER-23] a game whose window the browser blocks: it is told so in words', async () => {
  await open(null)
  await screen.until(() =>
    expect(notes.map(({ tone, text }) => [tone, text])).toEqual([['bad', expect.stringMatching(/blocked/)]]),
  )
})

test('a game whose window opens says nothing', async () => {
  const replace = vi.fn()
  await open({ opener: null, location: { replace } })
  await screen.until(() => expect(replace).toHaveBeenCalled())
  expect(notes).toEqual([])
})
