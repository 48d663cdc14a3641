/** Fan tan: beads under a cup are taken away by fours, and what remains, 1 to 4, wins. */
import { type Place, placeOf, returned, returnOf } from '../place.ts'
import { phasesOf, type TableGame, tableOf } from '../table.ts'

/** Beads under the cup: 40 to 79, each as likely, so that each remainder is. */
const fewestBeads = 40
const cups = 40

/** What remains: 1 to 4. */
export const remainderOf = (beads: number): number => ((beads + 3) % 4) + 1

const rests = [1, 2, 3, 4] as const
const others = (...taken: readonly number[]) => rests.filter((rest) => !taken.includes(rest))

/** A place that knows the remainder alone. */
function onRest(
  part: Pick<Place<number>, 'id' | 'group' | 'limit' | 'exact'> & { readonly pays: string },
  wins: readonly number[],
  pushes: readonly number[] = [],
): Place<number> {
  const back = returnOf(part.pays)
  return placeOf({ ...part, pays: [part.pays] }, (beads) => {
    const rest = remainderOf(beads)
    return wins.includes(rest) ? back : pushes.includes(rest) ? returned : 0
  })
}

const halves = { odd: [1, 3], even: [2, 4], small: [1, 2], big: [3, 4] } as const
const pairs = rests.flatMap((a) => rests.filter((b) => b > a).map((b) => [a, b] as const))

export const places: readonly Place<number>[] = [
  ...Object.entries(halves).map(([id, wins]) =>
    onRest({ id, group: 'half', limit: 'main', pays: '0.95:1', exact: '39/40' }, wins),
  ),
  ...rests.map((rest) =>
    onRest({ id: `fan-${rest}`, group: 'fan', limit: 'side', pays: '2.85:1', exact: '77/80' }, [rest]),
  ),
  // The first wins, the second is a push.
  ...rests.flatMap((win) =>
    others(win).map((push) =>
      onRest(
        { id: `nim-${win}-${push}`, group: 'nim', limit: 'side', pays: '1.9:1', exact: '39/40' },
        [win],
        [push],
      ),
    ),
  ),
  ...pairs.map((pair) =>
    onRest(
      { id: `kwok-${pair.join('-')}`, group: 'kwok', limit: 'main', pays: '0.95:1', exact: '39/40' },
      pair,
    ),
  ),
  // The first wins, the second loses, the two others are a push.
  ...rests.flatMap((win) =>
    others(win).map((lose) =>
      onRest(
        { id: `nga-${win}-${lose}`, group: 'nga', limit: 'main', pays: '0.95:1', exact: '79/80' },
        [win],
        others(win, lose),
      ),
    ),
  ),
  // Three of the four: a third of 0.95 for each.
  ...rests.map((lose) =>
    onRest(
      { id: `ssh-${others(lose).join('-')}`, group: 'ssh', limit: 'main', pays: '19:60', exact: '79/80' },
      others(lose),
    ),
  ),
]

export const chances = Array.from({ length: cups }, (_, i) => [fewestBeads + i, 1] as const)

/** One draw: the number of beads less forty. */
export const fanTan = (code: string, betting = 18): TableGame<number> =>
  tableOf({
    ...{ code, phases: phasesOf(betting, 12), places, isWhole: true },
    ...{ draw: (random) => fewestBeads + random.below(cups), chances: () => chances },
  })
