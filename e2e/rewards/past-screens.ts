/** What of a member's month looks alike many times over: rounds, days and payments by the calls that the screens make. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrandData } from '@jackfruit/groundwork/browser/brand-data'
import type { Person } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'
import { expect } from '@playwright/test'
import { payOn } from '../shared/money.ts'
import { takeTable } from '../shared/table.ts'

const freshKey = () => `month-${randomBytes(8).toString('hex')}`

const isPaid = (won: string) => {
  expect(won).toMatch(/^\d+\.\d\d$/)
  return /[1-9]/.test(won)
}

/**
 * What the bonus asks, once at a slot and then at a target that is seldom missed; a round in each of three games; and
 * one that pays ten times. The steps of the mission are claimed as they are reached, since the next counts from then on.
 */
export async function playChain(person: Person): Promise<void> {
  await claimStep(person, 0)
  const [slot, limbo] = [await takeTable(person, 'slot-golden-chinthe'), await takeTable(person, 'limbo')]
  isPaid(await slot.bet('20000.00', null))
  for (let rounds = 0; rounds < 14; rounds++) isPaid(await limbo.bet('20000.00', { target: 101 }))
  await claimStep(person, 1)
  const dice = await takeTable(person, 'dice')
  isPaid(await slot.bet('200.00', null))
  isPaid(await limbo.bet('200.00', { target: 101 }))
  isPaid(await dice.bet('200.00', { side: 'under', count: 9_500 }))
  await claimStep(person, 2)
  // About one round of ten pays it.
  for (let rounds = 0; rounds < 400; rounds++)
    if (isPaid(await limbo.bet('200.00', { target: 1_000 }))) return
  throw new Error('four hundred rounds, and none paid what one of ten should')
}

interface Mission {
  readonly id: string
  readonly version: number
  readonly steps: readonly { readonly state: string }[]
}

async function claimStep(person: Person, place: number): Promise<void> {
  const find = async () => {
    const { missions } = (await tell(person, 'GET', '/missions/summary')) as { missions: Mission[] }
    return missions.find(({ id }) => id === 'first-steps')
  }
  await expect.poll(async () => (await find())?.steps[place]?.state, { timeout: 30_000 }).toBe('ready')
  const ready = await find()
  await tell(person, 'POST', '/missions/claim', { id: ready?.id, version: ready?.version, key: freshKey() })
}

const row = 'daily-check-in'

/** The day of the last sign-in is one day longer ago. */
export const aDayGoes = (data: BrandData, username: string): Promise<void> =>
  data.write(
    `update promotions.memberships m
        set progress = jsonb_set(progress, '{day}', to_jsonb(((progress->>'day')::date - 1)::text))
       from promotions.promotions p, identity.members o
      where p.merchant_id = $1 and p.code = $2 and m.promotion_id = p.id and m.member_id = o.id
        and o.merchant_id = $1 and o.username = $3`,
    ...[row, username],
  )

export async function signDays(
  person: Person,
  data: BrandData,
  username: string,
  days: number,
): Promise<void> {
  for (let day = 0; day < days; day++) {
    await aDayGoes(data, username)
    await tell(person, 'POST', '/promotions/sign', { id: row, version: 1, key: freshKey() })
  }
}

export async function payIn(person: Person, amount: string): Promise<void> {
  const body = { idempotencyKey: freshKey(), method: 'kbzpay', amount }
  const { payUrl } = (await tell(person, 'POST', '/deposits', body)) as { payUrl: string }
  const service = await person.context.newPage()
  await service.goto(payUrl)
  await payOn(service)
}

const desk = fileURLToPath(new URL('../../tools/points/main.ts', import.meta.url))

/** A person of the operator's, by their command. It opens nothing that is sealed. */
export async function operatePoints(...said: readonly string[]): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: process.env['E2E_DATABASE'] ?? '',
    JACKFRUIT_SECRET: randomBytes(32).toString('hex'),
  }
  const signed = [...said, '--by', 'Daw Hla', '--why', 'for the journey']
  await promisify(execFile)(process.execPath, [desk, ...signed], { env })
}
