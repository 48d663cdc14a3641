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
  epoch(own: Pick<EpochRow, 'journal' | 'epoch' | 'revealed'>, begins?: boolean): Promise<Said<Word>>
  rounds(cursor: string): Promise<Said<Page>>
}

const none: Partial<Word> = {}

export function openPlatformWord(post: SignedPost): PlatformWord {
  async function ask(call: typeof restoring.epochCall | typeof restoring.roundsCall, body: object) {
    const told = await post(call.path, { requestId: randomBytes(12).toString('hex'), ...body })
    if ('why' in told) return told.http === 404 || told.http === 501 ? 'not-offered' : 'away'
    const parsed = safeParse(call.reply, told.said)
    if (!parsed.success || parsed.data.retry) return 'away'
    return parsed.data.status === 'OK' ? parsed.data : 'refused'
  }
  return {
    async epoch({ journal, epoch, revealed }, begins = false) {
      const body = { journal, epoch, revealed, ...(begins ? { begins } : {}) }
      const said = await ask(restoring.epochCall, body)
      if (typeof said === 'string') return said
      const { journal: known, epoch: newest, revealed: most, cursor } = { ...none, ...said }
      if (known === undefined || newest === undefined || most === undefined || !cursor) return 'away'
      return { journal: known, epoch: newest, revealed: most, cursor }
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
