import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SecretField } from '../../../shared/secret/SecretField.tsx'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { dismissNotes, useNotes } from '../../../shared/text/notes.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import GamePage from './GamePage.tsx'

const screen = openScreen()
// No page is fetched for a frame, and nothing is said about that.
Reflect.set(Reflect.get(window, 'happyDOM').settings, 'handleDisabledFileLoadingAsSuccess', true)
const games = 'https://games.example'
const launch = 'POST /wps/v2/games/launch'
let notes: ReturnType<typeof useNotes> = []
const nothing = () => {}

function Shown() {
  notes = useNotes()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <GamePage
        {...{ nodeId: 'slot-a', isLoggedIn: true, onLeave: nothing, onRoute: nothing }}
        doors={{ onTry: null, onRegister: null, onLogin: nothing }}
        {...{ onBalance: nothing, onDeposit: nothing, bar: () => null, balance: undefined }}
      />
      <button type="button" onClick={() => setAsked(!isAsked)}>
        Panel
      </button>
      {isAsked && <SecretField kind="code" label="Code" name="code" value="" onType={nothing} />}
    </>
  )
}

afterEach(async () => {
  await act(async () => {
    dismissNotes()
    endSession('signed-out')
  })
  vi.unstubAllGlobals()
})

const frame = () => document.querySelector('iframe')
const aside = () => document.querySelector('[data-testid="game-aside"]')
const regions = () => [...document.querySelectorAll('[role="status"]')]

async function open(kind: 'iframe' | 'window') {
  const { asked } = openPlatform({
    [launch]: () => value({ kind, url: `${games}/slot-a`, gameName: 'Slot A', isOwn: false })(),
  })
  await act(async () => beginSession('a-token'))
  await screen.draw(<Shown />, siteWith([], { launchGameCDNs: [games] }))
  return { launches: () => asked.filter(({ to }) => to === launch).length }
}

test('a game in a window of its own is launched and opened once, whatever secret is asked for afterwards', async () => {
  const opened = vi.fn(() => ({ opener: null, location: { replace: nothing } }))
  vi.stubGlobal('open', opened)
  const { launches } = await open('window')
  await screen.until(() => expect(opened).toHaveBeenCalledTimes(1))
  await screen.press('Panel')
  expect(aside()).toBeNull()
  await screen.press('Panel')
  await act(() => new Promise<void>((done) => setTimeout(done, 50)))
  expect([launches(), opened.mock.calls.length, notes.length]).toEqual([1, 1, 0])
})

test('a game in a frame is away while a secret is asked for, and is launched anew with a word about it', async () => {
  const { launches } = await open('iframe')
  await screen.until(() => expect(frame()).not.toBeNull())
  expect(notes).toEqual([])
  const before = regions()
  await screen.press('Panel')
  expect([frame(), aside() === null]).toEqual([null, false])
  expect(launches()).toBe(1)
  // The region that is read stood before its words did.
  const said = regions().find(({ textContent }) => textContent?.includes('The game is put away'))
  expect(before).toContain(said)
  await screen.press('Panel')
  await screen.until(() => expect(frame()).not.toBeNull())
  expect(launches()).toBe(2)
  expect(notes.map(({ text }) => text)).toEqual(['The game is opened again; auto play has ended.'])
  expect(document.activeElement).not.toBe(frame())
})

test('a frame that had the focus before a secret has it again afterwards, unless something else does', async () => {
  await open('iframe')
  await screen.until(() => expect(frame()).not.toBeNull())
  await act(async () => {
    frame()?.focus()
    window.dispatchEvent(new Event('blur'))
    await new Promise((done) => setTimeout(done))
  })
  await screen.press('Panel')
  await screen.press('Panel')
  await screen.until(() => expect(frame()).not.toBeNull())
  expect(document.activeElement).toBe(frame())
  await screen.press('Panel')
  await act(async () => screen.buttonNamed('Panel').focus())
  await screen.press('Panel')
  await screen.until(() => expect(frame()).not.toBeNull())
  expect(document.activeElement).toBe(screen.buttonNamed('Panel'))
})
