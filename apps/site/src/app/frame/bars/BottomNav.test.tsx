import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { goTo, usePlace } from '../../../shared/address/navigation.ts'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { dismissNote, useNotes } from '../../../shared/text/notes.ts'
import { openPlatform, refusal } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { readSearch } from '../../pages/paths.ts'
import { BottomNav } from './BottomNav.tsx'

const screen = openScreen()

let notes: ReturnType<typeof useNotes> = []

function Shown() {
  notes = useNotes()
  const { pathname, search } = usePlace()
  return (
    <>
      <BottomNav />
      <output data-mc={readSearch(search).mc}>{pathname}</output>
    </>
  )
}

const link = (to: string) => document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)

test.each([
  ['[NV-01] home', '/', 'Home'],
  ['[NV-03] promotions', '/promotions', 'Promotions'],
])('the bar at the bottom leads to %s', async (_title, to, name) => {
  await screen.draw(<Shown />)
  await act(async () => goTo('/help'))
  expect(link(to)?.textContent).toBe(name)
  await act(async () => link(to)?.click())
  expect(document.querySelector('output')?.textContent).toBe(to)
  expect(link(to)?.getAttribute('aria-current')).toBe('page')
})

const raised = () => document.querySelector<HTMLButtonElement>('[data-testid="deposit-raised"]')
const place = () => document.querySelector('output')?.textContent

afterEach(() =>
  act(async () => {
    endSession('signed-out')
    goTo('/')
    for (const { id } of notes) dismissNote(id)
  }),
)

test('the raised button leads a visitor to the doors', async () => {
  await screen.draw(<Shown />, siteWith(['REG_DIRECT']))
  await act(async () => goTo('/help'))
  await act(async () => raised()?.click())
  expect(place()).toBe('/register')
  await screen.draw(<Shown />, siteWith([]))
  await act(async () => raised()?.click())
  expect(place()).toBe('/login')
})

test('the raised button opens a member’s deposit over the page they are on, and says why it cannot', async () => {
  openPlatform({ 'GET /wps/v2/members/me': refusal('internal') })
  beginSession('a-token')
  await screen.draw(<Shown />, siteWith(['MC_MEMBER_CENTER']))
  await act(async () => goTo('/help'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => raised()?.click())
  expect(document.querySelector('output')?.dataset['mc']).toBeUndefined()
  expect(notes.map(({ text }) => text).join()).toMatch(/connection|offline/i)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await act(async () => raised()?.click())
  expect(place()).toBe('/help')
  expect(document.querySelector('output')?.dataset['mc']).toBe('depositv2')
})
