import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useMember } from '../../features/account/member/index.ts'
import { goTo } from '../../shared/address/navigation.ts'
import { chosenMaker } from '../../shared/games/chosenMaker.ts'
import type { Game } from '../../shared/games/game.ts'
import type { LaunchItem } from '../../shared/games/launch.ts'
import { beginSession, endSession } from '../../shared/session/session.ts'
import { useNotes } from '../../shared/text/notes.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import LaunchOverlay from './LaunchOverlay.tsx'
import { closeOverPage, useOverPage } from './launching.ts'
import { trialIsTold, useTrialTold } from './trial.ts'
import { useLauncher } from './useLauncher.ts'

const screen = openScreen()
const slot: Game = {
  ...{ nodeId: 'slot-a', vassalage: 'hexworks', vendorName: 'Hexworks', gameType: 'RNG', gameCode: 'slot-a' },
  ...{ gameName: 'Slot A', displayName: 'Slot A', iconUrl: '', isHot: 0, isNew: 0, supportPlay: 0 },
  ...{ isGame: 'GAME', gameClassify: null, minBet: '1.00', maxWin: null, rtp: null, volatility: null },
  ...{ maintenance: false, maintenanceUntil: null, opens: 'frame' },
}
const fish: Game = { ...slot, nodeId: 'fish-a', gameType: 'FISH', displayName: 'Fish A' }
const member = {
  ...{ id: '1', account: 'player', nickname: 'player', type: 0, toUpline: false, vipRank: 0 },
  ...{ clubLabel: { labelName: 'VIP 0' }, memberLabel: [], language: null, avatar: null },
}

function Press({ item, wantsTrial }: { item: LaunchItem; wantsTrial?: boolean }) {
  const launch = useLauncher()
  const shown = useOverPage()
  return (
    <>
      <button type="button" onClick={() => launch(item, { wantsTrial: wantsTrial ?? false })}>
        Press
      </button>
      <p id="notes">
        {useNotes()
          .map(({ text }) => text)
          .join(' ')}
      </p>
      <p id="type">{useMember().data?.type}</p>
      <p id="trial">{String(useTrialTold())}</p>
      {shown && <LaunchOverlay shown={shown} />}
    </>
  )
}

const answers = (type = 0) => ({
  'GET /wps/v2/members/me': value({ ...member, type }),
  'GET /wps/v2/games': value({ games: [slot, fish], total: 2, totalPages: 1 }),
})
const said = (id: string) => document.getElementById(id)?.textContent
const here = () => `${location.pathname}${location.search}`

const world = (change: () => void) => act(async () => change())

beforeEach(() =>
  world(() => {
    goTo('/fish')
    endSession('signed-out')
    closeOverPage()
    trialIsTold()
    chosenMaker.set(null)
  }),
)

test('[GA-02] [RO-05] without a session no launch is asked for: the login stands over the page, and leads to the game', async () => {
  const { asked } = openPlatform(answers())
  await screen.draw(<Press item={slot} />)
  await screen.press('Press')
  expect(here()).toBe('/login?to=%2Fgame%3FnodeId%3Dslot-a')
  expect(asked).toEqual([])
})

test('maintenance is a dialog that names the game and the end; the address stays', async () => {
  openPlatform(answers())
  beginSession('a-token')
  await screen.draw(
    <Press item={{ ...slot, maintenance: true, maintenanceUntil: '2026-11-22T11:30:00.000Z' }} />,
  )
  await screen.press('Press')
  await screen.until(() => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull())
  const dialog = document.querySelector('[role="alertdialog"]')
  expect(dialog?.textContent).toContain('Slot A is under maintenance')
  expect(dialog?.textContent).toContain('18:00')
  expect(here()).toBe('/fish')
})

test('[GA-08] [GA-09] [GA-10] [MD-12] a maker’s card opens its games: a slot leads to /rng with that maker, others open', async () => {
  openPlatform(answers())
  beginSession('a-token')
  const maker: LaunchItem = { isGame: 'VASSALAGE', vassalage: 'hexworks', gameType: 'RNG' }
  const games = () => [...document.querySelectorAll<HTMLElement>('[data-testid="maker-game"]')]
  const open = async () => {
    await screen.press('Press')
    await screen.until(() => expect(games()).toHaveLength(2))
  }
  await screen.draw(<Press item={maker} />)
  await open()
  await world(() => games()[0]?.click())
  await screen.until(() => expect(games()).toHaveLength(0))
  expect([here(), chosenMaker.get()]).toEqual(['/rng', 'hexworks'])
  await open()
  await world(() => games()[1]?.click())
  await screen.until(() => expect(here()).toBe('/game?nodeId=fish-a'))
})

test('[D-12] [RO-11] a trial account is told what a game without a trial needs', async () => {
  openPlatform(answers(4))
  beginSession('a-token')
  await screen.draw(<Press item={{ ...slot, supportPlay: 1 }} />)
  await screen.until(() => expect(said('type')).toBe('4'))
  await screen.press('Press')
  expect([said('trial'), here()]).toEqual(['true', '/fish'])
})

test('[D-46] a member with an account hears that trials are for guests; with free play off, a visitor is asked to log in', async () => {
  openPlatform(answers())
  await screen.draw(<Press item={slot} wantsTrial />, siteWith([]))
  await screen.press('Press')
  expect(here()).toBe('/login?to=%2Fgame%3FnodeId%3Dslot-a')
  await world(() => {
    beginSession('a-token')
    goTo('/fish')
  })
  await screen.draw(<Press item={slot} wantsTrial />)
  await screen.press('Press')
  expect(said('notes')).toContain('Free trials are for guests.')
  expect(here()).toBe('/fish')
})
