/** What agents are paid, and by which contracts, in an operator's hands. */
import {
  type Action,
  act,
  type ContractsWorld,
  type PayKind,
  payKinds,
} from '../../../apps/server/src/modules/agents/contracts/index.ts'
import {
  contractsAround,
  owedIn,
  runAndPay,
  runsOf,
} from '../../../apps/server/src/modules/agents/runs/index.ts'
import { inMerchant } from '../../../apps/server/src/platform/database/merchant-scope.ts'
import { Refusal } from '../../../packages/kernel/src/index.ts'
import { signature } from '../../operate/brand-desk.ts'
import { type OpenBrand, openBrand } from '../brand.ts'
import type { Desk, Said, Wing } from '../wing.ts'
import { billLine, contractLine, runLine } from './words.ts'

const shownMost = 100

export const pay: Wing = {
  usage: `  pay       MERCHANT                       reckons and pays what is due now, and tells of the last runs
  runs      MERCHANT                       the last runs
  bills     MERCHANT                       what agents owe to those below them
  contracts MERCHANT AGENT                 an agent's own, and those with whoever is directly below
  offer     MERCHANT AGENT KIND RATE       the brand offers an agent at the top ${payKinds.join('|')} of RATE per cent
  end       MERCHANT AGENT CONTRACT [N]    the brand ends its contract with an agent; N contracts below end with it
offer and end need --by "your name" and --why "the reason".`,
  lengths: { pay: [0, 0], runs: [0, 0], bills: [0, 0], contracts: [1, 1], offer: [3, 3], end: [2, 3] },
  async open(merchant) {
    const brand = await openBrand(merchant)
    return { ...deskOf(brand), close: brand.close }
  },
}

/** Over whatever world. */
export function deskOf({ world, merchantId }: Pick<OpenBrand, 'world' | 'merchantId'>): Pick<Desk, 'answer'> {
  const named = async (username: string) => {
    const member = await world.memberByName(merchantId, username)
    if (!member) throw new Error(`There is no member ${username}.`)
    return member
  }
  const namesOf = async (ids: readonly (bigint | null)[]) => {
    const names = new Map<bigint, string>()
    for (const id of ids)
      if (id !== null && !names.has(id))
        names.set(id, (await world.memberOf(merchantId, id))?.username ?? `${id}`)
    return (id: bigint | null) => (id === null ? 'the brand' : (names.get(id) ?? `${id}`))
  }
  const runs = () => inMerchant(world.db, merchantId, (tx) => runsOf(tx, merchantId, shownMost))
  return {
    async answer(what, words, said) {
      const [first = '', second = '', third = ''] = words
      switch (what) {
        case 'pay': {
          const failed: unknown[] = []
          await runAndPay(world, merchantId, payKinds, { onError: (error) => void failed.push(error) })
          if (failed.length > 0) throw failed[0]
          return (await runs()).slice(0, payKinds.length).map(runLine)
        }
        case 'runs':
          return (await runs()).map(runLine)
        case 'bills': {
          const owed = await inMerchant(world.db, merchantId, (tx) =>
            owedIn(tx, merchantId, world.now(), shownMost),
          )
          const nameOf = await namesOf(owed.flatMap(({ debtorId, creditorId }) => [debtorId, creditorId]))
          return owed.length === 0 ? ['Nobody owes anything.'] : owed.map((each) => billLine(each, nameOf))
        }
        case 'contracts': {
          const { id } = await named(first)
          const found = await inMerchant(world.db, merchantId, (tx) =>
            contractsAround(tx, merchantId, id, shownMost),
          )
          const nameOf = await namesOf(found.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]))
          return found.length === 0
            ? [`${first} has no contract.`]
            : found.map((each) => contractLine(each, nameOf))
        }
        case 'offer':
          return offer(
            world,
            merchantId,
            { account: (await named(first)).username, kind: second, rate: third },
            said,
          )
        default:
          return end(world, merchantId, { kindOf: first, id: second, confirm: third }, said)
      }
    },
  }
}

const kindOf = (word: string): PayKind => {
  const kind = payKinds.find((each) => each === word)
  if (!kind) throw new Error(`Say ${payKinds.join(', ')}.`)
  return kind
}

async function offer(
  world: ContractsWorld,
  merchantId: number,
  { account, kind, rate }: { account: string; kind: string; rate: string },
  said: Said,
): Promise<string[]> {
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(rate)) throw new Error('Say the rate in per cent, as 0.6.')
  const { by, why } = signature(said)
  const id = await press(world, merchantId, {
    ...{ kind: kindOf(kind), account, contractId: null, confirm: null, by: `${by}: ${why}` },
    action: 'offer',
    conditions: {
      tiers: [{ minValid: '0.00', minActive: 0, minLoss: null, rates: [{ kind: '*', rate }] }],
      period: 'daily',
      step: null,
      onlyIfTeamLost: false,
      payer: 'PLATFORM',
    },
  })
  return [`${account} was offered contract ${id}, and has seven days to answer.`]
}

async function end(
  world: ContractsWorld,
  merchantId: number,
  { kindOf: name, id, confirm }: { kindOf: string; id: string; confirm: string },
  said: Said,
): Promise<string[]> {
  const member = await world.memberByName(merchantId, name)
  if (!member) throw new Error(`There is no member ${name}.`)
  const found = await inMerchant(world.db, merchantId, (tx) =>
    contractsAround(tx, merchantId, member.id, shownMost),
  )
  const own = found.find((each) => String(each.id) === id && each.uplineId === null)
  if (!own) throw new Error(`The brand has no contract ${id} with ${name}.`)
  const { by, why } = signature(said)
  await press(world, merchantId, {
    action: 'terminate',
    ...{ kind: own.kind, account: null, contractId: own.id, conditions: null },
    ...{ confirm: confirm === '' ? null : Number(confirm), by: `${by}: ${why}` },
  })
  return [`Contract ${id} with ${name} ends with the period.`]
}

interface Pressed
  extends Pick<Parameters<typeof act>[1], 'kind' | 'account' | 'contractId' | 'conditions' | 'confirm'> {
  readonly action: Action
  readonly by: string
}

/** In words, why it was refused. */
async function press(
  world: ContractsWorld,
  merchantId: number,
  { by, ...pressed }: Pressed,
): Promise<bigint> {
  try {
    return await act(world, {
      ...{ ...pressed, merchantId, actor: { operator: by }, hand: { ip: '', language: 'EN' } },
      key: `operator-${crypto.randomUUID()}`,
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'breaks_below')
      throw new Error(
        `${String(error.details['count'])} contracts below would end with it: say their number.`,
      )
    throw new Error(`It was refused: ${error.code}.`)
  }
}
