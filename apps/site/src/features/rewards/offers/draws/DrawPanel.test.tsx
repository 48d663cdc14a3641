import { expect, test, vi } from 'vitest'
import { beginSession } from '../../../../shared/session/session.ts'
import { openPlatform, refusal, value } from '../../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import type { OfferDetail } from '../../shared/offers.ts'
import DrawPanel from './DrawPanel.tsx'
import { angleTo } from './WheelPlay.tsx'

// Whoever asks for less motion is shown the result at once.
vi.mock('../../../../shared/look/media.ts', () => ({ useMedia: () => true }))

const screen = openScreen()
const site = siteWith([], { currency: 'MMK' })
const at = '2026-11-20T07:30:00Z'
const prizes = [
  { place: 0, amount: '5000.00', chance: 25_000, stock: 10, left: 0 },
  { place: 1, amount: '500.00', chance: 275_000, stock: 100, left: 60 },
  { place: 2, amount: '0.00', chance: 700_000, stock: 1_000, left: 900 },
]
const none = { tickets: null, winners: [], proof: null }
const wheel = {
  kind: 'wheel',
  commit: 'a1'.repeat(32),
  prizes,
  instead: 2,
  left: 900,
  turns: 2,
  mine: [],
  ...none,
}
const offer = {
  ...{ id: 'lucky', kind: 'wheel', art: 'wheel', title: 'Wheel', version: 4, status: 'join', action: 'spin' },
  state: { key: 'state_spin', facts: [{ name: 'count', unit: 'count', value: '2' }] },
} as unknown as OfferDetail
const result = { number: 1, place: 1, amount: '500.00', at, proof: { scheme: 'PF1' } }
const panel = (of: OfferDetail) => (
  <DrawPanel
    offer={of}
    renderProof={(evidence, id) => <p data-testid="proof">{`${id} ${evidence['scheme']}`}</p>}
  />
)

test('[EN-143] chances and stock stand beside the wheel; a press turns it to what the server drew, and its proof opens', async () => {
  beginSession('a-token-of-the-test')
  let board: object = wheel
  const { asked } = openPlatform({
    'GET /wps/v2/promotions/draw': () => value(board)(),
    'POST /wps/v2/promotions/sign': () => {
      board = { ...wheel, commit: 'b2'.repeat(32), turns: 1, mine: [result] }
      return value({ status: 'join', paid: '500.00' })() as Response
    },
  })
  await screen.draw(panel(offer), site)
  await screen.until(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(3))
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows[0]).toMatch(/5,000.*All given.*2\.50%/)
  expect(rows[1]).toMatch(/500.*Left 60.*27\.50%/)
  expect(rows[2]).toMatch(/No prize.*70\.00%/)
  expect(document.querySelector('[data-testid="commit"]')?.textContent).toBe(wheel.commit)
  await screen.press('Spin the wheel')
  await screen.until(() =>
    expect(document.querySelector('[data-testid="draw"]')?.getAttribute('data-phase')).toBe('shown'),
  )
  expect(document.querySelector('[data-testid="wheel"]')?.getAttribute('data-place')).toBe('1')
  const sent = asked.filter(({ to }) => to === 'POST /wps/v2/promotions/sign')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    id: 'lucky',
    version: 4,
    key: expect.stringMatching(/^[\w-]{8,64}$/),
  })
  await screen.press('Check this draw')
  expect(document.querySelector('[data-testid="proof"]')?.textContent).toBe('lucky-1 PF1')
})

test('[EN-143] who comes back finds the wheel where it stood; a refused press leaves it there', async () => {
  beginSession('a-token-of-the-test')
  openPlatform({
    'GET /wps/v2/promotions/draw': value({ ...wheel, mine: [result] }),
    'POST /wps/v2/promotions/sign': refusal('pool_used_up', { code: 'pool_used_up' }),
  })
  await screen.draw(panel(offer), site)
  await screen.until(() => expect(document.querySelector('[data-testid="wheel"]')).not.toBeNull())
  expect(document.querySelector('[data-testid="wheel"]')?.getAttribute('data-place')).toBe('1')
  await screen.press('Spin the wheel')
  await screen.until(() =>
    expect(document.querySelector('[data-testid="draw"]')?.getAttribute('data-phase')).toBe('idle'),
  )
  expect(document.querySelector('[data-testid="wheel"]')?.getAttribute('data-place')).toBe('1')
})

test('[IM-46] a raffle shows the member’s tickets, and its winners with their own place marked', async () => {
  beginSession('a-token-of-the-test')
  const winners = [
    { place: 0, amount: '5000.00', who: 'pl***r', isMine: true },
    { place: 1, amount: '500.00', who: 'ag***t', isMine: false },
  ]
  openPlatform({
    'GET /wps/v2/promotions/draw': value({ ...wheel, kind: 'raffle', turns: null, tickets: 12, winners }),
  })
  const closed = { ...offer, kind: 'raffle', action: 'none' } as unknown as OfferDetail
  await screen.draw(panel(closed), site)
  await screen.until(() => expect(document.querySelector('[data-testid="raffle"]')).not.toBeNull())
  const raffle = document.querySelector('[data-testid="raffle"]')?.textContent
  expect(raffle).toContain('Your tickets: 12')
  expect(raffle).toMatch(/1pl\*\*\*r \(you\).*5,000/)
  expect(raffle).toMatch(/2ag\*\*\*t.*500/)
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).not.toContain(
    'Spin the wheel',
  )
})

test('a wheel always turns forward, six times and as far as its place, from wherever it stands', () => {
  for (const from of [0, 123.4, 2_160, 5_000])
    for (const place of [0, 1, 6]) {
      const angle = angleTo(place, 7, from)
      expect(angle - from).toBeGreaterThanOrEqual(2_160)
      expect(angle - from).toBeLessThan(2_520)
      expect(Math.cos(((angle + (360 / 7) * place) * Math.PI) / 180)).toBeCloseTo(1, 6)
    }
})
