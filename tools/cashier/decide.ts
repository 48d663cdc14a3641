/** What a person decides about one order, in words of a command line. */
import { type Decision, decideOrder, NotDecided } from '../../apps/server/src/modules/cashier/index.ts'
import type { Desk } from './desk.ts'

/** What stands behind the words: `--by`, `--why`, `--reason`, `--note`. */
export interface Options {
  readonly by?: string
  readonly why?: string
  readonly reason?: string
  readonly note?: string
}

export const decisions = ['approve', 'reject', 'judge', 'assign', 'reverse'] as const
export type What = (typeof decisions)[number]

/** Answers the sentence that says what happened; throws the one that says why nothing did. */
export async function decide(
  desk: Desk,
  what: What,
  [id = '', ...more]: readonly string[],
  options: Options,
): Promise<string> {
  if (!id) throw new Error('Which order? The list names them: npm run cashier -- list')
  const decision = decisionOf(what, more, options)
  const { by = '', why = '' } = options
  try {
    const { isDecided, from, to } = await decideOrder(desk, id, decision, { by, why })
    return isDecided
      ? `${id}: ${from} → ${to}`
      : `${id}: noted. A second person has to say that it is ${more[0]}.`
  } catch (error) {
    throw error instanceof NotDecided ? new Error(sentenceOf(error, id, what)) : error
  }
}

function decisionOf(what: What, [first = '', second = '']: readonly string[], options: Options): Decision {
  const { reason = '', note = '' } = options
  switch (what) {
    case 'approve':
      return { what }
    case 'reject':
      return { what, reason, note: note.trim() || null }
    case 'judge':
      return { what, verdict: first }
    case 'assign':
      return { what, channel: first, txn: second }
    case 'reverse':
      return { what, reason }
  }
}

function sentenceOf({ code, known }: NotDecided, id: string, what: What): string {
  switch (code) {
    case 'order_unknown':
      return `There is no order ${id}.`
    case 'other_kind':
      return `${id} is a ${known[0]}: a ${known[1]} can be told to ${what}.`
    case 'not_one_of':
      return `${what === 'judge' ? 'say what became of it:' : '--reason is one of'} ${known.join(', ')}`
    case 'money_unnamed':
      return 'Which money? Name its channel and its number, as the list does.'
    case 'by_missing':
      return 'Who decides? Add --by "your name".'
    case 'by_long':
      return `--by is at most ${known[0]} letters.`
    case 'why_missing':
      return 'Why? Add --why "what you saw, and where".'
    case 'why_long':
      return `--why is at most ${known[0]} letters.`
  }
}
