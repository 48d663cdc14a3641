/** What members press, each with a key of its own, and what they are told: to one server or the other, until there is an answer. */
import { setTimeout as pause } from 'node:timers/promises'
import { points, promotions } from '@jackfruit/contracts'
import { drawer } from '../../storm/keys.ts'
import { ask, type Told } from '../../storm/member.ts'
import { paymentPassword } from '../../storm/people.ts'
import type { Sending } from '../../storm/send.ts'
import type { World } from '../../storm/world.ts'
import { at, piece, rain, type Scene, written } from './scene.ts'

export interface Press {
  readonly kind: 'envelope' | 'reward' | 'piece'
  readonly person: number
  /** Its own: sent again it is the same press. A reward needs none. */
  readonly key: string
  /** Of a reward or of goods, which one. */
  readonly of: string
}

export interface Heard {
  /** The first word on each press: what was paid, or the code of the refusal. */
  readonly said: Map<Press, string>
  readonly counts: { answers: number; unanswered: number; repeated: number }
  readonly problems: string[]
}

export const openHeard = (): Heard => ({
  said: new Map(),
  counts: { answers: 0, unanswered: 0, repeated: 0 },
  problems: [],
})

export const envelopes = ({ people }: Scene, claims: number): Press[] =>
  Array.from({ length: claims }, (_, n) => ({
    ...{ kind: 'envelope', person: n % people.length, key: `kill-claim-${n}`, of: rain.id },
  }))

export const claims = ({ rewards }: Scene, times: number): Press[] =>
  rewards.flatMap(({ person, id }) =>
    Array.from({ length: times }, (_, n): Press => ({ kind: 'reward', person, key: `${id}-${n}`, of: id })),
  )

export const pieces = ({ goods, buyers }: Scene, times: number): Press[] =>
  goods.flatMap((of) =>
    Array.from(
      { length: times },
      (_, n): Press => ({
        kind: 'piece',
        person: at(buyers, n % buyers.length),
        key: `${of}-press-${n}`,
        of,
      }),
    ),
  )

export const wasDone = (said: string | undefined): boolean => said?.startsWith('done ') === true

const patienceMs = 120_000
const retryMs = { least: 30, most: 150 }
/** Of so many one is sent a second time, to the other server. */
const everyAgain = 8

interface Sender {
  readonly world: World
  readonly scene: Scene
  readonly heard: Heard
  readonly callers: number
  readonly seed: number
}

/** All of them as fast as they go, in a mixed order. */
export function sendAll(sender: Sender, presses: readonly Press[]): Sending {
  const { callers, seed } = sender
  const draw = drawer(seed)
  const mixed = draw.shuffled(presses)
  const again = mixed.filter(() => draw.below(everyAgain) === 0)
  const left = [...mixed, ...again]
  const caller = async () => {
    for (let press = left.shift(); press; press = left.shift()) await send(sender, press, draw.below)
  }
  const finished = Promise.all(Array.from({ length: callers }, caller)).then(() => {})
  return { total: mixed.length + again.length, finished }
}

async function send({ world, scene, heard }: Sender, press: Press, below: (bound: number) => number) {
  const until = Date.now() + patienceMs
  for (let turn = below(2); ; turn++) {
    const told = await knock(world, turn % 2 === 0 ? 0 : 1, scene, press)
    if (told) return hear(heard, press, told)
    heard.counts.unanswered++
    if (Date.now() > until) throw new Error(`${press.key} has no answer within ${patienceMs / 1_000} s`)
    await pause(retryMs.least + below(retryMs.most - retryMs.least))
  }
}

function knock({ lines }: World, server: 0 | 1, { people }: Scene, { kind, person, key, of }: Press) {
  const { pass } = at(people, person)
  const line = lines[server]
  if (kind === 'envelope') return ask(line, pass, promotions.claim, { body: { id: of, version: 1, key } })
  if (kind === 'reward') return ask(line, pass, promotions.claimReward, { body: { id: of } })
  const body = {
    ...{ key, goodsId: of, quantity: 1, price: written(piece.price), password: paymentPassword },
    ...{ receivingAddress: '', zaloId: '', whatsappId: '' },
  }
  return ask(line, pass, points.redeem, { body })
}

/** What was paid, or which order it is: the same each time a press is sent. */
function hear(heard: Heard, press: Press, { success, code, value }: Told): void {
  const says = success ? `done ${value['paid'] ?? value['id']}` : code
  heard.counts.answers++
  const known = heard.said.get(press)
  if (known === undefined) heard.said.set(press, says)
  else {
    heard.counts.repeated++
    // What was refused once may fare otherwise; what was done stays as it was told.
    if (wasDone(known) && known !== says)
      heard.problems.push(`${press.key} was answered "${known}" and "${says}"`)
    if (!wasDone(known) && wasDone(says)) heard.said.set(press, says)
  }
}
