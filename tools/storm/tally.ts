/** Keeps what every key was answered, and notices when one is answered in two ways or carried out twice. */
import type { Key } from './keys.ts'

/** One answer, without what may rightly differ from one to the next. */
export interface Said {
  readonly done: boolean
  /** The outcome and its name: the same each time it is asked for. */
  readonly says: string
  /** By this very call, as far as it is told. */
  readonly isFresh: boolean
  /** What the module calls it. */
  readonly ref: string
}

export interface Tally {
  add(key: Key, said: Said): void
  get(key: Key): Said | undefined
  readonly counts: { answers: number; unanswered: number; repeated: number }
  readonly problems: string[]
}

/**
 * A refusal is an answer for good only where it is written down: of a stake it is. Everywhere else the same
 * key may find room later, and then stays done.
 */
const mustAgree = ({ kind }: Key, known: Said) =>
  known.done || kind === 'stake' || kind === 'rollback' || kind === 'betwin'

export function openTally(): Tally {
  const heard = new Map<string, Said>()
  const fresh = new Set<string>()
  const problems: string[] = []
  const counts = { answers: 0, unanswered: 0, repeated: 0 }
  return {
    counts,
    problems,
    get: ({ id }) => heard.get(id),
    add(key, said) {
      counts.answers++
      const known = heard.get(key.id)
      if (known) counts.repeated++
      if (said.isFresh && fresh.has(key.id)) problems.push(`${key.id} was carried out twice`)
      if (said.isFresh) fresh.add(key.id)
      if (known && known.says !== said.says && mustAgree(key, known))
        problems.push(`${key.id} was answered "${known.says}" and "${said.says}"`)
      if (!known || (said.done && !known.done)) heard.set(key.id, said)
    },
  }
}
