/** Money leaves with bonuses beside it, games that a bonus leaves out, and who has had it already. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusWorld, openBonusWorld } from '../../../testing/promotions/bonus-world.ts'
import { demandMayOpen } from './excluded.ts'

let w: BonusWorld
beforeAll(async () => {
  w = await openBonusWorld()
})
afterEach(() => w.sound())
afterAll(() => w.close())

const checks = async (member: string) => (await w.see(member, 'withdrawals/checks?language=EN')).value

test('a withdrawal gives up a bonus that waits, only when the member agreed to exactly what is lost', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({ mode: 'NON_STICKY', times: 3 })]
  const { id: account } = await w.payee(member)
  await w.deposit(member, 20_000n, id)
  await w.play(member, 2_000_000n, 2_000_000n)
  await w.count()
  expect(await checks(member)).toMatchObject({
    available: '20000.00',
    bonuses: { lost: '10000.00', lists: [{ title: 'An offer', amount: '10000.00' }] },
  })
  await expect(w.withdraw(member, account, '20000')).rejects.toMatchObject({
    ...{ code: 'bonus_forfeit', details: { lost: '10000.00' } },
  })
  await expect(w.withdraw(member, account, '20000', '9999.00')).rejects.toThrow('bonus_forfeit')
  expect(await w.bonus(member)).toMatchObject({ state: 'waiting' })
  await w.withdraw(member, account, '20000', '10000.00')
  expect(await w.bonus(member)).toMatchObject({ state: 'forfeited', taken: '10000.00' })
  expect((await w.toldTo(member)).filter(({ kind }) => kind.startsWith('bonus_'))).toMatchObject([
    {
      ...{
        kind: 'bonus_given_up',
        category: 'personal',
        facts: { amount: '10000.00', offer_EN: 'An offer' },
      },
      link: { to: 'page', page: 'bonusDetails' },
    },
  ])
  expect(await w.offerRow(id)).toMatchObject({ paid: 0n })
  expect(await w.detail(member, id)).toMatchObject({ status: 'closed' })
})

test('a sticky bonus never leaves: what is not it may, and takes it back', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({ mode: 'STICKY', times: 5 })]
  const { id: account } = await w.payee(member)
  await w.deposit(member, 10_000n, id)
  await w.play(member, 1_000_000n, 1_500_000n)
  await w.count()
  // 10,000 paid in, 10,000 of bonus, 5,000 won: all but the bonus may leave.
  expect(await checks(member)).toMatchObject({ available: '15000.00', bonuses: { lost: '10000.00' } })
  await expect(w.withdraw(member, account, '15000.01', '10000.00')).rejects.toThrow('turnover_left')
  await w.withdraw(member, account, '15000', '10000.00')
  expect(await w.balance(member)).toBe(0n)
  expect(await w.bonus(member)).toMatchObject({ state: 'forfeited' })
})

test('a bonus that is locked stays behind its turnover, and nothing is lost of it by a withdrawal', async () => {
  const [member, id] = [await w.someone(), await w.anOnDeposit({ times: 10 })]
  const { id: account } = await w.payee(member)
  await w.deposit(member, 10_000n, id)
  await w.play(member, 1_000_000n, 1_000_000n)
  await w.count()
  expect(await checks(member)).toMatchObject({ available: '10000.00', bonuses: { lost: '0.00', lists: [] } })
  await w.withdraw(member, account, '10000')
  expect(await w.bonus(member)).toMatchObject({ state: 'wagering' })
})

test('a game that a bonus leaves out stays shut while it is played, counts nothing, and brings none in', async () => {
  const without = { kinds: [], games: [{ game: 'hexworks:table-of-bonus', name: 'Table' }] }
  const [member, id] = [
    await w.someone(),
    await w.anOnDeposit({ mode: 'NON_STICKY', times: 1, without, weights: { LIVE: 100 } }),
  ]
  const table = { vendor: 'hexworks', code: 'table-of-bonus', gameType: 'LIVE', gameClassify: null }
  const owner = w.ownerOf(member)
  await w.deposit(member, 10_000n, id)
  await demandMayOpen(w.ours, owner, table)
  expect((await w.stake(member, 1_500_000n, { game: w.table })).status).toBe('insufficient')
  expect((await w.play(member, 1_500_000n, 1_500_000n)).status).toBe('posted')
  await expect(demandMayOpen(w.ours, owner, table)).rejects.toThrow('bonus_excludes_game')
  await w.play(member, 500_000n, 1_000_000n, w.table)
  await w.count()
  // Of the 15,000 the deposit's own turnover took 10,000 first.
  expect(await w.bonus(member)).toMatchObject({ turnover: { counted: '5000.00' } })
})

test('a stake above the most of a bonus that waits does not bring it in', async () => {
  const [member, id] = [
    await w.someone(),
    await w.anOnDeposit({ mode: 'NON_STICKY', times: 1, stakeMost: '5000.00' }),
  ]
  await w.deposit(member, 10_000n, id)
  await w.play(member, 900_000n)
  expect((await w.stake(member, 600_000n)).status).toBe('bonus-limit')
  expect(await w.bonus(member)).toMatchObject({ state: 'waiting' })
  expect((await w.stake(member, 500_000n)).status).toBe('posted')
  expect(await w.bonus(member)).toMatchObject({ state: 'wagering', stakeMost: '5000.00' })
})

async function inBrowser(member: string, bind: Buffer, ip: string): Promise<void> {
  await w.admin.query(
    `insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place, created_at,
       last_seen_at, idle_seconds, expires_at)
     values ($1, $2, $3, $4, $5, $6, 'test', 'somewhere', now(), now(), 600, now() + interval '1 day')`,
    [randomUUID(), w.brand.id, member, randomBytes(32), bind, ip],
  )
}

test('[IM-40] once for each device, payout account and household: who shares one is told which, and refused', async () => {
  const amounts = ['1.00', '2.00']
  const bind = randomBytes(32)
  const [one, sameBrowser, sameAddress, samePayee, nobody] = await Promise.all(
    Array.from({ length: 5 }, () => w.someone()),
  )
  if (!one || !sameBrowser || !sameAddress || !samePayee || !nobody) throw new Error('five members')
  await inBrowser(one, bind, '203.0.113.7')
  await inBrowser(sameBrowser, bind, '203.0.113.8')
  await inBrowser(sameAddress, randomBytes(32), '203.0.113.7')
  const number = '09420555123'
  await w.payee(one, number)
  await w.admin.query('update cashier.payout_accounts set removed_at = now() where member_id = $1', [one])
  await w.payee(samePayee, number)
  const cases = [
    ['device', sameBrowser, 'not_device'],
    ['household', sameAddress, 'not_household'],
    ['payout', samePayee, 'not_payout'],
  ] as const
  for (const [once, other, why] of cases) {
    const id = await w.anOffer('signIn', { amounts, once: [once] })
    expect(await w.detail(other, id)).toMatchObject({ action: 'sign' })
    expect((await w.press(one, 'sign', id)).success).toBe(true)
    expect(await w.detail(other, id)).toMatchObject({ action: 'none', state: { key: why } })
    const refused = await w.press(other, 'sign', id)
    expect([refused.message, refused.value['reason']]).toEqual(['not_eligible', why])
    expect((await w.press(nobody, 'sign', id)).success).toBe(true)
  }
  // Two of one browser at the same moment: one of them.
  const raced = await w.anOffer('signIn', { amounts, once: ['device'] })
  const answers = await Promise.all([one, sameBrowser].map((each) => w.press(each, 'sign', raced)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})
