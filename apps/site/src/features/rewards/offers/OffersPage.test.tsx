import { promotions } from '@jackfruit/contracts'
import { expect, test, vi } from 'vitest'
import { beginSession } from '../../../shared/session/session.ts'
import { type Answer, openPlatform, refusal, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import OfferPage from './OfferPage.tsx'
import OffersPage from './OffersPage.tsx'

const screen = openScreen()
const site = siteWith([], { currency: 'MMK' })
const renderProof = () => null
const ways = {
  onLogIn: vi.fn(),
  onRewards: vi.fn(),
  onBonuses: vi.fn(),
  onMissions: vi.fn(),
  onInvite: vi.fn(),
  onVip: vi.fn(),
  onPoints: vi.fn(),
  onDeposit: vi.fn(),
  onGame: vi.fn(),
}
const at = '2026-11-20T07:30:00Z'
const sum = { name: 'amount', unit: 'money', value: '5000.00' }
const instant = (name: string) => ({ name, unit: 'instant', value: at })

const states = {
  join: { action: 'sign', state: { key: 'state_sign_in', facts: [] } },
  claim: { action: 'claim', state: { key: 'state_claim', facts: [sum] } },
  applying: {
    action: 'none',
    state: { key: 'state_applying', facts: [instant('at'), { name: 'count', unit: 'count', value: '2' }] },
  },
  rejected: { action: 'apply', state: { key: 'rejected_unreadable', facts: [instant('at')] } },
  issued: { action: 'rewards', state: { key: 'state_issued', facts: [sum, instant('until')] } },
  claimed: { action: 'none', state: { key: 'state_claimed', facts: [sum, instant('at')] } },
  process: { action: 'none', state: { key: 'state_process', facts: [instant('at')] }, percent: 62 },
  joined: { action: 'none', state: { key: 'state_joined', facts: [instant('at')] } },
  signed: { action: 'none', state: { key: 'state_signed_in', facts: [instant('at')] } },
  comingSoon: { action: 'none', state: { key: 'state_comingSoon', facts: [instant('at')] } },
  closed: { action: 'none', state: { key: 'state_closed', facts: [instant('at')] } },
} as const
type Status = keyof typeof states

const offerOf = (status: Status) => ({
  ...{
    id: `offer-${status.toLowerCase()}`,
    kind: 'signIn',
    art: 'gem',
    title: `Offer ${status}`,
    version: 3,
    status,
  },
  promise: { key: 'application_promise', facts: [sum] },
  ...{
    startsAt: at,
    endsAt: null,
    pays: 'money',
    poolLeft: '900000.00',
    percent: null,
    waiting: null,
    game: null,
    ...states[status],
  },
})
const detailOf = (status: Status, more: object = {}) => ({
  ...offerOf(status),
  ...{ steps: [{ key: 'application_step_ask', facts: [] }], rules: [{ key: 'rule_pool', facts: [sum] }] },
  ...{ days: [], accepted: null, application: null, picturesMin: 0, contacts: [], ...more },
})
const lists = promotions.offerStatuses.map(offerOf)
const drawList = (answers: Record<string, Answer> = {}) => {
  const platform = openPlatform({ 'GET /wps/v2/promotions': value({ lists }), ...answers })
  const articles = (whereNone: React.ReactNode) => <div>{whereNone || 'articles'}</div>
  return {
    platform,
    drawn: screen.draw(<OffersPage articles={articles} onOpen={() => {}} {...ways} />, site),
  }
}
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-testid="offer"]')]
const cardOf = (status: string) => cards().find((card) => card.dataset['status'] === status)

test('[PR-01] [PR-02] [PR-03] [PR-04] [PR-05] [PR-06] [PR-07] [PR-08] [PR-09] [PR-10] [PR-11] each of the eleven states says a sentence, and has its button or none', async () => {
  beginSession('a-token-of-the-test')
  await drawList().drawn
  await screen.until(() => expect(cards()).toHaveLength(11))
  const buttons: Record<string, string | null> = {}
  for (const status of promotions.offerStatuses) {
    const action = cardOf(status)?.querySelector('[data-testid="promotion-action"]')
    expect([status, action?.querySelector('p')?.textContent.trim()]).not.toEqual([status, ''])
    buttons[status] = action?.querySelector('button')?.textContent ?? null
  }
  expect(buttons).toEqual({
    ...{
      join: 'Check in',
      claim: 'Claim',
      rejected: 'Send again',
      issued: 'To the reward centre',
    },
    ...{
      applying: null,
      claimed: null,
      process: null,
      joined: null,
      signed: null,
      comingSoon: null,
      closed: null,
    },
  })
  expect(cardOf('process')?.querySelector('meter')?.getAttribute('aria-valuetext')).toBe('62%')
  expect(cardOf('claim')?.textContent).toContain('5,000')
})

test('a visitor sees every offer, and each button leads to the login', async () => {
  sessionStorage.clear()
  const { endSession } = await import('../../../shared/session/session.ts')
  endSession('signed-out')
  await drawList().drawn
  await screen.until(() => expect(cards()).toHaveLength(11))
  const [button] =
    cardOf('join')?.querySelectorAll<HTMLElement>('[data-testid="promotion-action"] button') ?? []
  expect(button?.textContent).toBe('Log in to take part')
  button?.click()
  expect(ways.onLogIn).toHaveBeenCalled()
})

test('a press carries the version that was read and a key; what was paid is told, a refusal too', async () => {
  beginSession('a-token-of-the-test')
  const { platform, drawn } = drawList({
    'POST /wps/v2/promotions/sign': refusal('already_signed', { code: 'already_signed' }),
  })
  await drawn
  await screen.until(() => expect(cards()).toHaveLength(11))
  await screen.press('Check in')
  const sent = () =>
    platform.asked.filter(({ to }) => to === 'POST /wps/v2/promotions/sign').map(({ body }) => body)
  await screen.until(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ id: 'offer-join', version: 3, key: expect.stringMatching(/^[\w-]{8,}$/) })
})

test('[VA-75] [BC-58] a remark ends at 140 characters, its counter says so, and pictures that are asked for must be there', async () => {
  beginSession('a-token-of-the-test')
  const detail = detailOf('join', { action: 'apply', picturesMin: 1 })
  const { asked } = openPlatform({ 'GET /wps/v2/promotions/detail': value(detail) })
  await screen.draw(<OfferPage renderProof={renderProof} id="offer-join" onList={() => {}} {...ways} />, site)
  await screen.until(() => expect(document.querySelector('textarea')).not.toBeNull())
  const box = document.querySelector('textarea') as HTMLTextAreaElement
  await screen.press('Send request')
  expect(document.body.textContent).toContain('Write a few words.')
  expect(document.body.textContent).toContain('Please add the pictures that are asked for.')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'x'.repeat(150))
  const { act } = await import('react')
  await act(async () => box.dispatchEvent(new Event('input', { bubbles: true })))
  expect(box.value).toHaveLength(140)
  expect(document.body.textContent).toContain('140 of 140')
  expect(asked.some(({ to }) => to.startsWith('POST'))).toBe(false)
})

test('[VA-73] [BC-61] a contact is asked for, one of the two ids, and the promise names up to how much', async () => {
  beginSession('a-token-of-the-test')
  const most = { key: 'contact_promise', facts: [{ name: 'amount', unit: 'money', value: '131000.00' }] }
  const contacts = [
    { kind: 'zalo', amount: '131000.00' },
    { kind: 'whatsApp', amount: '100000.00' },
  ]
  const detail = detailOf('claim', { action: 'contact', promise: most, contacts })
  const { asked } = openPlatform({
    'GET /wps/v2/promotions/detail': value(detail),
    'POST /wps/v2/promotions/claim': value({ status: 'claimed', paid: '100000.00' }),
  })
  await screen.draw(
    <OfferPage renderProof={renderProof} id="offer-claim" onList={() => {}} {...ways} />,
    site,
  )
  await screen.until(() => expect(document.body.textContent).toMatch(/Up to Ks\s131,000.00 for a contact/))
  await screen.press('Claim')
  expect(screen.errorOf('value')).toContain('Enter a Zalo ID or else a WhatsApp number.')
  await screen.choose(1)
  await screen.type('value', '09 450 123 456')
  await screen.press('Claim')
  const claims = () => asked.filter(({ to }) => to === 'POST /wps/v2/promotions/claim')
  await screen.until(() => expect(claims()).toHaveLength(1))
  expect(claims()[0]?.body).toMatchObject({
    version: 3,
    contact: { kind: 'whatsApp', value: '09 450 123 456' },
  })
})

test('an offer of points tells its pool in points, and leads to those of the member', async () => {
  beginSession('a-token-of-the-test')
  openPlatform({
    'GET /wps/v2/promotions/detail': value(
      detailOf('process', {
        ...{ kind: 'points', pays: 'points', poolLeft: '499875.50', action: 'points' },
        state: { key: 'state_points', facts: [] },
      }),
    ),
  })
  await screen.draw(
    <OfferPage renderProof={renderProof} id="offer-process" onList={() => {}} {...ways} />,
    site,
  )
  await screen.until(() => expect(document.body.textContent).toContain('499,875 points'))
  await screen.press('See your points')
  expect(ways.onPoints).toHaveBeenCalled()
})
