import { expect, test, vi } from 'vitest'
import { beginSession } from '../../../shared/session/session.ts'
import { type Answer, openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { moneyFor, pointsFigure, pointsMoved, pointsOf } from './figure.ts'
import PointMall from './PointMall.tsx'
import PointRecord from './PointRecord.tsx'

const screen = openScreen()
const site = siteWith([], { currency: 'MMK' })
const ways = { onOffers: vi.fn(), onLogIn: vi.fn(), onSetPassword: vi.fn(), onRecord: vi.fn() }
const good = (id: string, price: string, stock: number | null, more: object = {}) => ({
  ...{
    id,
    category: 'home',
    art: 'fan',
    name: `The ${id}`,
    text: 'It turns.',
    price,
    stock,
    delivery: 'parcel',
    ...more,
  },
})
const lists = [
  good('fan', '9800.00', 6),
  good('cup', '1800.00', 3, { art: 'cup' }),
  good('rice', '4500.00', null),
  good('lamp', '100.00', 0),
  good('phone', '240000.00', 1, { category: 'phones', art: 'phone' }),
]
const terms = {
  ratios: [
    { line: 'RNG', per: '1000.00' },
    { line: 'PVP', per: null },
  ],
  convert: { points: '100.00', money: '1000.00', min: '100.00', perDay: '5000.00' },
}
const own = {
  ...{ balance: '12640.00', unit: 'PTS', owed: '0.00', earnedToday: '17.44', convertLeft: '5000.00' },
  hasPaymentPassword: true,
}
const order = (id: string, state: string, more: object = {}) => ({
  ...{ id, what: 'goods', state, quantity: 1, points: '1800.00', paidAmount: null, remark: '' },
  goods: { id: 'cup', name: 'The cup', art: 'cup' },
  ...{ receivingAddress: 'No. 12, Anawrahta Road', zaloId: '', whatsappId: '+95 9 450 123 456' },
  ...{ time: '2026-11-20T07:30:00Z', decidedAt: null, ...more },
})
const orders = [
  order('4', 'inProcess'),
  order('3', 'rejected', { remark: 'The street is missing.' }),
  order('2', 'approved'),
  order('1', 'confirmed', {
    what: 'cash',
    goods: null,
    paidAmount: '20000.00',
    receivingAddress: '',
    whatsappId: '',
  }),
]

const answers = (more: Record<string, Answer> = {}): Record<string, Answer> => ({
  'GET /wps/v2/mall': value({ lists, terms }),
  'GET /wps/v2/points/balance': value(own),
  'GET /wps/v2/points/redemptions': value({ lists: orders, nextCursor: null }),
  ...more,
})
const drawMall = async (more: Record<string, Answer> = {}) => {
  const platform = openPlatform(answers(more))
  await screen.draw(<PointMall {...ways} />, site)
  await screen.until(() => expect(cards()).toHaveLength(5))
  return platform
}
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-testid="goods"]')]
const card = (id: string) => cards().find((each) => each.dataset['goods'] === id)
const shown = () => cards().map((each) => each.dataset['goods'])

test('points are read as people read them, and what they come to is rounded down', () => {
  expect(['12640.00', '17.44', '0.05', '-30.00'].map(pointsFigure)).toEqual([
    '12,640',
    '17.44',
    '0.05',
    '−30',
  ])
  expect([pointsMoved('5.00'), pointsMoved('-5.50')]).toEqual(['+5', '−5.50'])
  expect(pointsOf('-1.05')).toBe(-105n)
  expect(moneyFor(33_300n, { points: '1000.00', money: '7.00' })).toBe(233n)
})

test('[SC-01] [RT-08] a visitor sees goods with their prices, and is led to the login', async () => {
  const { asked } = await drawMall()
  expect(card('fan')?.textContent).toContain('9,800')
  expect(card('cup')?.textContent).toContain('3 left')
  expect(card('rice')?.textContent).toContain('By order')
  expect(card('lamp')?.textContent).toContain('Sold out')
  await screen.press('Exchange: The fan')
  expect(ways.onLogIn).toHaveBeenCalled()
  expect(asked.map(({ to }) => to)).toEqual(['GET /wps/v2/mall'])
})

test('[SC-01] [EN-132] a member sees what there is, what is missing, and chooses by kind, reach and price', async () => {
  beginSession('a-token-of-the-test')
  await drawMall()
  await screen.until(() => expect(screen.has('12,640')).toBe(true))
  expect(card('phone')?.textContent).toContain('227,360 points to go')
  expect(card('lamp')?.querySelector('button')).toBeNull()
  const { act } = await import('react')
  await act(async () => document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click())
  expect(shown()).toEqual(['fan', 'cup', 'rice'])
  const select = document.querySelector('select') as HTMLSelectElement
  await act(async () => {
    select.value = 'few'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(shown()).toEqual(['cup', 'rice', 'fan'])
  await screen.choose(1)
  expect(screen.has('Nothing here for 12,640 points')).toBe(true)
  await screen.press('All goods')
  expect(shown()).toHaveLength(5)
})

test('[PT-01] [PT-02] [PT-03] [SC-02] each state of an exchange has its words, its reason and its address', async () => {
  beginSession('a-token-of-the-test')
  openPlatform(answers())
  await screen.draw(<PointRecord onMall={() => {}} />, site)
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-testid="exchange"]')]
  await screen.until(() => expect(rows()).toHaveLength(4))
  const said = rows().map(({ textContent }) => textContent)
  expect(said[0]).toContain('In process')
  expect(said[1]).toContain('points returned')
  expect(said[1]).toContain('The street is missing.')
  expect(said[1]).toContain('No. 12, Anawrahta Road · WhatsApp +95 9 450 123 456')
  expect(said[2]).toContain('Approved')
  expect(said[3]).toMatch(/Ks\s20,000.00 in money.*added to your balance.*Confirmed/)
})

test('[EN-133] what is missing is said at its field, and who has no payment password is shown the way to one', async () => {
  beginSession('a-token-of-the-test')
  const { asked } = await drawMall()
  await screen.until(() => expect(screen.has('12,640')).toBe(true))
  await screen.press('Exchange: The cup')
  await screen.press('One more')
  expect(screen.has('Exchange for 3,600 points')).toBe(true)
  await screen.press('Exchange for 3,600 points')
  expect(screen.errorOf('address')).toContain('Enter the address')
  expect(screen.errorOf('whatsApp')).toContain('Enter a Zalo ID')
  expect(screen.errorOf('password')).toContain('6 digits')
  expect(asked.some(({ to }) => to.startsWith('POST'))).toBe(false)
})

test('[API-101] points that are too few or too many for the day are refused before the password is asked for', async () => {
  beginSession('a-token-of-the-test')
  await drawMall({ 'GET /wps/v2/points/balance': value({ ...own, hasPaymentPassword: false }) })
  await screen.until(() => expect(screen.has('12,640')).toBe(true))
  for (const [typed, why] of [
    ['', 'at least 100'],
    ['99', 'at least 100'],
    ['12641', 'You do not have so many points'],
    ['5001', 'today'],
  ] as const) {
    await screen.type('points', typed)
    await screen.press('Convert')
    expect(screen.errorOf('points')).toContain(why)
  }
  await screen.type('points', '2000')
  expect(document.querySelector('[data-testid="worth"]')?.textContent).toMatch(/20,000.00/)
  await screen.press('Convert')
  await screen.press('Set payment password')
  expect(ways.onSetPassword).toHaveBeenCalled()
})

test('[SC-03] the table says what earns points, and the record what came of which day and kind', async () => {
  beginSession('a-token-of-the-test')
  const entries = [
    { what: 'earned', line: 'RNG', orderId: null, points: '12.34', day: '2026-11-20', at: null },
    { what: 'earned', line: 'GIFT', orderId: null, points: '100.00', day: '2026-11-19', at: null },
  ]
  openPlatform(answers({ 'GET /wps/v2/points/transactions': value({ lists: entries, nextCursor: null }) }))
  await screen.draw(<PointRecord onMall={() => {}} />, site)
  await screen.until(() => expect(screen.has('12,640')).toBe(true))
  await screen.choose(1)
  await screen.until(() => expect(document.querySelectorAll('[data-testid="entry"]')).toHaveLength(2))
  expect(screen.has('+12.34')).toBe(true)
  expect(screen.has('Gift of the house')).toBe(true)
  await screen.choose(3)
  await screen.until(() => expect(document.querySelector('[data-testid="ratios"]')).not.toBeNull())
  expect(document.querySelector('[data-testid="ratios"]')?.textContent).toMatch(
    /Slots.*1,000.00.*PVP.*no points/,
  )
})
