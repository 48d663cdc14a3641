import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { goTo, usePlace } from '../../../shared/address/navigation.ts'
import { tellPush } from '../../../shared/calls/pushes.ts'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { dismissNotes, useNotes } from '../../../shared/text/notes.ts'
import { openPlatform, refusal, value } from '../../../testing/platform.ts'
import { openScreen } from '../../../testing/screen.tsx'
import MessagesPage from './MessagesPage.tsx'
import type { Message } from './queries.ts'

const screen = openScreen()
let notes: ReturnType<typeof useNotes> = []
let led: object[] = []

function Shown() {
  notes = useNotes()
  usePlace()
  return <MessagesPage onLead={(link) => void led.push(link)} />
}

const message = (id: string, more: Partial<Message> = {}): Message => ({
  ...{ id, tab: 'personal', kind: 'withdrawal_paid', facts: { amount: '20000.00', currency: 'MMK' } },
  ...{ written: null, link: { to: 'page', page: 'withdraw', item: 'w1' }, isUrgent: false, isRead: false },
  ...{ at: '2026-11-22T10:00:00.000Z', expiresAt: null },
  ...more,
})
const unread = { announcements: 2, personal: 1, offers: 0, system: 0 }

function platform(content: readonly Message[], more: Parameters<typeof openPlatform>[0] = {}) {
  return openPlatform({
    'GET /wps/v2/messages': value({ content, totalPages: 1, unread }),
    'POST /wps/v2/messages/read': value(null),
    'POST /wps/v2/messages/read-all': value(null),
    'DELETE /wps/v2/messages': value(null),
    'POST /wps/v2/messages/restore': value(null),
    ...more,
  })
}

afterEach(() =>
  act(async () => {
    endSession('signed-out')
    dismissNotes()
    led = []
    goTo('/')
  }),
)

async function open() {
  await act(async () => beginSession('a-token'))
  await act(async () => goTo('/?mc=messageV2'))
  await screen.draw(<Shown />)
}

const row = (id: string) => document.querySelector<HTMLElement>(`[data-message="${id}"]`)
const asks = (asked: readonly { to: string }[], to: string) => asked.filter((each) => each.to === to).length

test('[MC-16] [SC-09] a message is read by opening it and by nothing else, and leads to what it tells of', async () => {
  const { asked } = platform([message('1'), message('2', { isRead: true })])
  await open()
  await screen.until(() => expect(row('1')).not.toBeNull())
  expect([row('1')?.dataset['unread'], row('2')?.dataset['unread']]).toEqual(['true', undefined])
  row('1')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  expect(asks(asked, 'POST /wps/v2/messages/read')).toBe(0)
  await act(async () => row('1')?.click())
  await screen.until(() =>
    expect(asked).toContainEqual({ to: 'POST /wps/v2/messages/read', body: { id: '1' } }),
  )
  expect(asks(asked, 'POST /wps/v2/messages/read')).toBe(1)
  expect(document.querySelector('[data-testid="message"]')?.textContent).toContain(
    '20,000.00 was paid to your account',
  )
  await act(async () => document.querySelector<HTMLElement>('[data-testid="message-way"]')?.click())
  expect(led).toEqual([{ to: 'page', page: 'withdraw', item: 'w1' }])
})

test('[SC-09] what is deleted goes at once and can be had back', async () => {
  const { asked } = platform([message('1')])
  await open()
  await screen.until(() => expect(row('1')).not.toBeNull())
  await act(async () => row('1')?.click())
  await screen.press('Delete')
  await screen.until(() => expect(asks(asked, 'DELETE /wps/v2/messages')).toBe(1))
  await screen.until(() => screen.buttonNamed('Undo'))
  await screen.press('Undo')
  await screen.until(() =>
    expect(asked).toContainEqual({ to: 'POST /wps/v2/messages/restore', body: { id: '1' } }),
  )
})

test('a deletion that is refused says so and offers no way back', async () => {
  platform([message('1')], { 'DELETE /wps/v2/messages': refusal('message_unknown') })
  await open()
  await screen.until(() => expect(row('1')).not.toBeNull())
  await act(async () => row('1')?.click())
  await screen.press('Delete')
  await screen.until(() =>
    expect(notes.map(({ text }) => text)).toEqual(['This message is not there any more.']),
  )
})

test('a push brings what came', async () => {
  const { asked } = platform([message('1')])
  await open()
  await screen.until(() => expect(row('1')).not.toBeNull())
  const before = asks(asked, 'GET /wps/v2/messages')
  await act(async () => tellPush({ type: 'unread' }))
  await screen.until(() => expect(asks(asked, 'GET /wps/v2/messages')).toBe(before + 1))
})

test('tabs tell how much is unread in each, and all of one can be read at once', async () => {
  const { asked } = platform([message('1')])
  await open()
  await screen.until(() => expect(row('1')).not.toBeNull())
  const tabs = [...document.querySelectorAll('.seg-item')].map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Announcements22 unread messages', 'For me11 unread message', 'Offers', 'My account'])
  await screen.press('Mark all read')
  await screen.until(() =>
    expect(asked).toContainEqual({ to: 'POST /wps/v2/messages/read-all', body: { tab: 'personal' } }),
  )
})

test('what is over says so, what an operator wrote in another language says in which', async () => {
  platform([
    message('1', { kind: 'peer_pay', isUrgent: true, expiresAt: '2026-01-01T00:00:00.000Z' }),
    message('a2', {
      ...{ tab: 'announcements', kind: 'announcement', link: null, facts: {}, isRead: true },
      written: {
        title: 'စာ',
        content: '<p>One <b>bold</b> word</p>',
        language: 'MY',
      },
    }),
  ])
  await open()
  await screen.until(() => expect(row('1')?.textContent).toContain('No longer valid'))
  await act(async () => row('a2')?.click())
  const shown = () => document.querySelector('[data-testid="message"]')
  await screen.until(() => expect(shown()?.textContent).toContain('shown in မြန်မာ'))
  expect(shown()?.querySelector('b')?.textContent).toBe('bold')
})

test('without messages it says what is told here', async () => {
  platform([])
  await open()
  await screen.until(() => expect(screen.has('No messages yet')).toBe(true))
})
