import type { Random } from '@jackfruit/fairness'

/**
 * The first `count` places of a shuffle of 0 … size−1, as it would be dealt from the front: draw i is
 * below(size − i) and takes one of those that are left. The rest of the shuffle is never needed.
 * `size` is 256 at most.
 */
export function dealFrom(size: number, count: number, random: Random): number[] {
  const deck = new Uint8Array(size)
  for (let place = 0; place < size; place++) deck[place] = place
  const dealt: number[] = []
  for (let place = 0; place < count; place++) {
    const other = place + random.below(size - place)
    dealt.push(deck[other] ?? 0)
    deck[other] = deck[place] ?? 0
  }
  return dealt
}
