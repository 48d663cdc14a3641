/** What the platform says about a studio's journal. It need not offer these calls: then nobody can say. */
import { randomBytes } from 'node:crypto'
import { restoring } from '@jackfruit/contracts'
import { type infer as Infer, safeParse } from 'zod/mini'
import type { SignedPost } from '../platform/signed-post.ts'
import type { EpochRow } from './epoch-row.ts'

export interface Word {
  readonly journal: string
  readonly epoch: number
  readonly revealed: number
  readonly cursor: string
  /** Of a platform that does not tell which database it has, nothing. */
  readonly database: DatabaseThere | null
}

export interface DatabaseThere {
  readonly lineage: string
  /** By the journal's own count: all transactions up to this one, as far as that database remembers. */
  readonly known: bigint
}

export type RoundThere = NonNullable<Infer<typeof restoring.roundsCall.reply>['rounds']>[number]

export type OrderThere = NonNullable<Infer<typeof restoring.roundsCall.reply>['transfers']>[number]

export interface Page {
  readonly rounds: readonly RoundThere[]
  /** None at a platform that does not tell them. */
  readonly orders: readonly OrderThere[]
  readonly cursor: string
  readonly isLast: boolean
}

/** `refused`: the epoch was begun by somebody else. */
export type Said<T> = T | 'away' | 'not-offered' | 'refused'

export interface PlatformWord {
  /** `known`, where it is told: the platform's database of that lineage has all up to it. */
  epoch(
    own: Own,
    more?: { readonly begins?: true; readonly known?: DatabaseThere | null },
  ): Promise<Said<Word>>
  rounds(cursor: string): Promise<Said<Page>>
}

type Own = Pick<EpochRow, 'journal' | 'epoch' | 'revealed'>
type Heard = Infer<typeof restoring.epochCall.reply>
const none: Partial<Heard> = {}

export function openPlatformWord(post: SignedPost): PlatformWord {
  async function ask(call: typeof restoring.epochCall | typeof restoring.roundsCall, body: object) {
    const told = await post(call.path, { requestId: randomBytes(12).toString('hex'), ...body })
    if ('why' in told) return told.http === 404 || told.http === 501 ? 'not-offered' : 'away'
    const parsed = safeParse(call.reply, told.said)
    if (!parsed.success || parsed.data.retry) return 'away'
    return parsed.data.status === 'OK' ? parsed.data : 'refused'
  }
  return {
    async epoch({ journal, epoch, revealed }, { begins, known: told } = {}) {
      const seen = told ? { lineage: told.lineage, known: Number(told.known) } : {}
      const body = { journal, epoch, revealed, ...(begins ? { begins } : {}), ...seen }
      const said = await ask(restoring.epochCall, body)
      if (typeof said === 'string') return said
      const { journal: name, epoch: newest, revealed: most, cursor, lineage, known } = { ...none, ...said }
      if (name === undefined || newest === undefined || most === undefined || !cursor) return 'away'
      const database = lineage === undefined ? null : { lineage, known: BigInt(known ?? 0) }
      return { journal: name, epoch: newest, revealed: most, cursor, database }
    },
    async rounds(cursor) {
      const said = await ask(restoring.roundsCall, { cursor })
      if (typeof said === 'string') return said
      return 'rounds' in said && said.rounds && said.cursor
        ? {
            ...{ rounds: said.rounds, orders: said.transfers ?? [] },
            ...{ cursor: said.cursor, isLast: said.isLast !== false },
          }
        : 'away'
    },
  }
}
