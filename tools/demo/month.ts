/** The line of agents of the demonstration, with a month behind it: sown once, before anything runs. */
import { randomBytes } from 'node:crypto'
import { parseMinor } from '@jackfruit/kernel'
import { boundsAround } from '../../apps/server/src/modules/agents/runs/periods.ts'
import { openPasswords, seedDemoMembers } from '../../apps/server/src/modules/identity/index.ts'
import { markSomeRead } from '../../apps/server/src/modules/messages/rows.ts'
import { walletSettings } from '../../apps/server/src/modules/wallet/brand-settings.ts'
import { databaseTime } from '../../apps/server/src/platform/database/database-time.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { settingOf } from '../../apps/server/src/platform/settings.ts'
import { openPeople, type People } from './coming.ts'
import { doDeeds } from './deeds.ts'
import { isWanted, openPast, type Past } from './past.ts'
import { agents } from './people.data.ts'
import type { Deed, Span } from './play.ts'
import { openPressing, type Pressing } from './pressing.ts'
import { type Ground, openStage, type Stage } from './stage.ts'
import { type Step, timelineOf } from './timeline.ts'

/** Days that lie wholly behind it. */
const monthDays = 31
const dayMs = 86_400_000
const timeZone = 'Asia/Yangon'

/** Nothing where it was made, or somebody was before. One that was begun and cut short goes on where it was. */
export async function sowMonth(ground: Ground): Promise<void> {
  if (!(await isWanted(ground.ownerUrl))) return
  const past = await openPast(ground.ownerUrl, await spanNow(ground.ownerUrl))
  if (!past) return
  let clock = past.from
  try {
    const stage = await openStage(ground, () => clock)
    try {
      await past.goTo(past.from, past.done)
      await seedDemoMembers(ground.ownerUrl, stage.secrets, past.from)
      const passwordHash = await openPasswords(stage.secrets.pepper).hash(
        randomBytes(32).toString('base64url'),
      )
      const people = openPeople(stage, passwordHash)
      const parts = { stage, people, pressing: openPressing(stage, people), past }
      // Readers that were never asked begin with what comes next: from here on that is the month.
      await stage.work([])
      const span = await daysOf(stage, past)
      for (const [place, step] of timelineOf(span, openingOf(stage)).entries()) {
        if (place < past.done) continue
        clock = new Date(step.at)
        await past.goTo(clock, place)
        await take(parts, step)
      }
      clock = past.until
      await stage.work([])
      await past.end()
    } finally {
      await stage.close()
    }
  } finally {
    await past.close()
  }
}

async function spanNow(ownerUrl: string): Promise<{ from: Date; until: Date }> {
  const { db, close } = openDatabase(ownerUrl, { max: 1 })
  try {
    const until = await databaseTime(db)
    const { from } = await boundsAround(db, 'daily', new Date(until.getTime() - monthDays * dayMs), timeZone)
    return { from, until }
  } finally {
    await close()
  }
}

async function daysOf({ db, brand }: Stage, { from, until }: Past): Promise<Span> {
  const days: number[] = []
  for (let begins = from; begins <= until; ) {
    days.push(begins.getTime())
    begins = (await boundsAround(db, 'daily', begins, brand.timeZone)).to
  }
  return { days, until: until.getTime() }
}

const openingOf = ({ brand }: Stage): bigint =>
  parseMinor(settingOf(walletSettings, brand, 'openingGrant')) ?? 0n

interface Parts {
  readonly stage: Stage
  readonly people: People
  readonly pressing: Pressing
  readonly past: Past
}

async function take({ stage, people, pressing, past }: Parts, step: Step): Promise<void> {
  const at = new Date(step.at)
  switch (step.do) {
    case 'comeAgent':
      return people.agent(step.agent, at)
    case 'comeMember':
      return people.member(step.name, step.agent, step.code, at)
    case 'agree':
      return pressing.agree(step.agreement)
    case 'later':
      return pressing.later(step.what)
    case 'deeds':
      return deeds({ stage, people, past }, step.deeds)
    case 'clock':
      return stage.work()
    case 'payBills':
      return pressing.payBills(step.who, at)
    case 'readMessages':
      return readMessages({ stage, people })
  }
}

async function deeds(
  { stage, people, past }: Pick<Parts, 'stage' | 'people' | 'past'>,
  all: readonly Deed[],
): Promise<void> {
  const known = await Promise.all(
    all.map(async (deed, place) => ({
      ...{ ...deed, person: await people.of(deed.who) },
      key: `demo-${Math.floor(deed.at / 1_000)}-${place}`,
    })),
  )
  await stage.here(async (tx) => {
    await doDeeds(tx, { stage, past }, known)
    await people.seen(
      tx,
      known.map(({ person, at }) => ({ id: person.id, at: new Date(at) })),
    )
  })
}

/** Of what lies longer ago nobody has to be told any more. */
async function readMessages({ stage, people }: Pick<Parts, 'stage' | 'people'>): Promise<void> {
  const { here, merchantId } = stage
  const newest = 9_223_372_036_854_775_807n
  for (const { name } of agents) {
    const { id: memberId } = await people.of(name)
    while (await here((tx) => markSomeRead(tx, { merchantId, memberId }, null, newest)));
  }
}
