/** What a platform asks about a player's seeds, for the page where members see and change them. */
import type { vendor } from '@jackfruit/contracts'
import type { infer as Infer } from 'zod/mini'
import type { Pairs } from '../journal/seed-pairs.ts'
import { changeSeeds as change } from '../play/change-seeds.ts'
import type { Handler, PlatformParts } from './platform-parts.ts'

const told = (pairs: Pairs): Infer<typeof vendor.seedPairs> => ({
  ...pairs,
  revealed: pairs.revealed.map(({ isRetired, ...pair }) => ({
    ...{ ...pair, revealedAt: pair.revealedAt.toISOString() },
    ...(isRetired ? { isRetired } : {}),
  })),
})

async function seedsOf({ studio, seeds }: Pick<PlatformParts, 'studio' | 'seeds'>, playerId: string) {
  const pairs = await seeds.pairsOf({ studio, playerId })
  return pairs && told(pairs)
}

const seeds: Handler<'seeds'> = async (parts, { playerId }) => {
  await parts.guard.sure()
  return { seeds: await seedsOf(parts, playerId) }
}

const changeSeeds: Handler<'changeSeeds'> = async (parts, { playerId, clientSeed }) => {
  const owner = { studio: parts.studio, playerId }
  await parts.guard.sure()
  if (!(await parts.seeds.pairsOf(owner))) return { state: 'refused', reason: 'no_seeds', seeds: null }
  const isDone = (await change(parts, owner, clientSeed)) !== null
  return {
    state: isDone ? 'done' : 'refused',
    reason: isDone ? null : 'round_open',
    seeds: await seedsOf(parts, playerId),
  }
}

export const seedCalls = { seeds, changeSeeds }
