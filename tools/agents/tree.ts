/** Who is an agent, and where: the lines of a brand in an operator's hands. */
import { endContractsOf } from '../../apps/server/src/modules/agents/contracts/index.ts'
import {
  agentsUnder,
  beginMove,
  carryOn,
  freezeAgent,
  freezesOf,
  type Moving,
  makeAgent,
  movesOf,
  standingOf,
} from '../../apps/server/src/modules/agents/tree/index.ts'
import { memberNamed, membersById, roles } from '../../apps/server/src/modules/identity/index.ts'
import { databaseTime } from '../../apps/server/src/platform/database/database-time.ts'
import type { Db } from '../../apps/server/src/platform/database/db.ts'
import { inMerchant } from '../../apps/server/src/platform/database/merchant-scope.ts'
import { signature } from '../operate/brand-desk.ts'
import { type OpenBrand, openBrand } from './brand.ts'
import { sentences } from './sentences.ts'
import type { Desk, Said, Wing } from './wing.ts'

const shownMost = 100
const top = 'top'

export const tree: Wing = {
  usage: `  make    MERCHANT MEMBER player|agent|general-agent   [--application J-…]
  move    MERCHANT MEMBER AGENT|${top}       below that agent, with the whole team
  freeze  MERCHANT AGENT                 passed over by pay, and nobody joins below; thaw takes it back
  thaw    MERCHANT AGENT
  show    MERCHANT MEMBER                the line above, and the team
  list    MERCHANT [AGENT [AFTER]]       agents at the top, or directly below that one
  journal MERCHANT                       who moved and froze whom, and why
make, move, freeze and thaw need --by "your name" and --why "the reason".`,
  lengths: {
    make: [2, 2],
    move: [2, 2],
    freeze: [1, 1],
    thaw: [1, 1],
    show: [1, 1],
    list: [0, 2],
    journal: [0, 0],
  },
  async open(merchant) {
    const brand = await openBrand(merchant)
    return { ...deskOf(brand), close: brand.close }
  },
}

function deskOf({ world, merchantId }: OpenBrand): Pick<Desk, 'answer'> {
  const { db } = world
  const named = async (username: string): Promise<bigint> => {
    const member = await memberNamed(db, merchantId, username)
    if (!member) throw new Error(`There is no member ${username}.`)
    return member.id
  }
  const namesOf = (ids: readonly (bigint | null)[]) =>
    inMerchant(db, merchantId, async (tx) => {
      const known = ids.flatMap((id) => (id === null ? [] : [id]))
      const found = await membersById(tx, merchantId, known)
      return new Map(known.map((id, at) => [id, found[at]?.username ?? `${id}`]))
    })
  const demand = (problem: keyof typeof sentences | null) => {
    if (problem) throw new Error(sentences[problem])
  }
  return {
    async answer(what, words, said) {
      const [first = '', second = ''] = words
      switch (what) {
        case 'make':
          return make(db, merchantId, { username: first, role: second }, said)
        case 'move': {
          const uplineId = second === top ? null : await named(second)
          const moving: Moving = { merchantId, memberId: await named(first), uplineId, ...signature(said) }
          demand(await beginMove(db, moving, (tx, moved) => endContractsOf(tx, world, moved)))
          await carryOn(db, merchantId)
          return [
            `${first} stands ${uplineId === null ? 'at the top' : `below ${second}`} now, with the whole team.`,
          ]
        }
        case 'freeze':
        case 'thaw': {
          const how = what === 'freeze' ? 'frozen' : 'thawed'
          const freezing = {
            merchantId,
            memberId: await named(first),
            what: how,
            ...signature(said),
          } as const
          demand(await freezeAgent(db, freezing))
          return [`${first} is ${how === 'frozen' ? 'frozen' : 'active'} now.`]
        }
        case 'show': {
          const memberId = await named(first)
          const standing = await inMerchant(db, merchantId, (tx) => standingOf(tx, { merchantId, memberId }))
          if (!standing) return [`${first} stands below no agent.`]
          const { line, isAgent, state, members, agents } = standing
          return [
            line.join(' > '),
            isAgent
              ? `An agent, ${state}: ${members} members and ${agents} agents in the team.`
              : 'A player.',
          ]
        }
        case 'list': {
          const uplineId = words.length > 0 ? await named(first) : null
          const asked = { uplineId, after: second.toLowerCase(), most: shownMost }
          const found = await inMerchant(db, merchantId, (tx) => agentsUnder(tx, asked))
          return found.map(
            ({ account, state, members, agents }) =>
              `${account}  ${state}  ${members} members, ${agents} agents`,
          )
        }
        default:
          return journal(db, merchantId, namesOf)
      }
    },
  }
}

/** Who moved and froze whom, and why, the newest first. */
async function journal(
  db: Db,
  merchantId: number,
  namesOf: (ids: readonly (bigint | null)[]) => Promise<ReadonlyMap<bigint, string>>,
): Promise<string[]> {
  const [moves, freezes] = await inMerchant(db, merchantId, async (tx) => [
    await movesOf(tx, shownMost),
    await freezesOf(tx, shownMost),
  ])
  const names = await namesOf([
    ...moves.flatMap(({ memberId, from, to }) => [memberId, from, to]),
    ...freezes.map(({ memberId }) => memberId),
  ])
  const nameOf = (id: bigint | null) => (id === null ? top : names.get(id))
  const lines = [
    ...moves.map(({ begunAt, ...m }) => ({
      at: begunAt,
      says: `${m.by}: ${nameOf(m.memberId)} from ${nameOf(m.from)} to ${nameOf(m.to)}, ${m.moved} of the team${m.state === 'moving' ? ' so far' : ''}, because: ${m.why}`,
    })),
    ...freezes.map(({ at, by, why, memberId, what }) => ({
      at,
      says: `${by}: ${nameOf(memberId)} ${what}, because: ${why}`,
    })),
  ]
  return lines
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, says }) => `${at.toISOString()}  ${says}`)
}

interface Wish {
  readonly username: string
  readonly role: string
}

async function make(
  db: Db,
  merchantId: number,
  { username, role }: Wish,
  said: Said,
): Promise<readonly string[]> {
  if (!Object.hasOwn(roles, role)) throw new Error('Say player, agent or general-agent.')
  const made = await makeAgent(db, {
    ...{ merchantId, username, role: role as keyof typeof roles, ...signature(said) },
    ...{ reference: said.application ?? null, at: await databaseTime(db) },
  })
  if (made.problem) throw new Error(sentences[made.problem])
  const code = 'code' in made ? made.code : null
  return [
    `${username} is ${role === 'agent' ? 'an' : 'a'} ${role.replace('-', ' ')} now.`,
    ...(code ? [`Others register below with the code ${code}.`] : []),
  ]
}
