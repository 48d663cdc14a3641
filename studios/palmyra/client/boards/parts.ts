/** What boards are given: the desk, how to change its picks, and the words. */
import { kinds, playOf } from '@jackfruit/lottery-rules'
import { type Desk, toldNow } from '../model/desk.ts'
import type { Say } from '../texts.ts'

export interface Parts {
  readonly say: Say
  readonly desk: Desk
  /** The origin of the site around us, where it is known: its pages check proofs. */
  readonly site: string | null
  /** The desk was changed: everything is drawn as it is now. */
  readonly tell: () => void
}

export interface Board {
  readonly node: HTMLElement
  readonly update: () => void
}

const wordsMax = 1000

/** All orders of a number where the switch R is on; itself elsewhere. */
export function broughtBy({ desk }: Parts, word: string): readonly string[] {
  if (!desk.reverses) return [word]
  const reading = playOf(desk.game.kind, desk.draft.play)?.choose(`${word}r`, wordsMax)
  return reading && 'chosen' in reading ? reading.chosen.picks() : [word]
}

export function pick(parts: Parts, words: readonly string[], wanted: boolean): void {
  const { desk } = parts
  const picked = new Set(desk.draft.words)
  for (const word of words) {
    if (!wanted) picked.delete(word)
    else if (picked.size < wordsMax && !isClosed(desk, word)) picked.add(word)
  }
  desk.draft = { ...desk.draft, words: [...picked] }
  parts.tell()
}

export const isPicked = ({ draft }: Desk, word: string): boolean => draft.words.includes(word)

/** How far the odds of a number are down, over all games that are bet on: null once one has closed it. */
export function stepOf(desk: Desk, word: string): number | null {
  let most = 0
  for (const { play, pick: number, step } of toldNow(desk)) {
    if (play !== desk.draft.play || number !== word) continue
    if (step === null) return null
    most = Math.max(most, step)
  }
  return most
}

const isClosed = (desk: Desk, word: string): boolean => stepOf(desk, word) === null

export const playNow = ({ game, draft }: Desk) => playOf(game.kind, draft.play) ?? kinds[game.kind].plays[0]
