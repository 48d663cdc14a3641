/** PK10: ten cars in the order in which they arrive (games.md §7.5). */
import { fraction } from '../fraction.ts'
import { type Play, pays, type Result } from '../play.ts'
import { type Field, fields } from '../plays/fields.ts'

const cars = Array.from({ length: 10 }, (_, n) => n + 1)
const arrived = (result: Result, place: number): number => Number(result['order']?.[place - 1] ?? 0)

const play = (id: string, rows: readonly Field[]): Play => fields({ id, prize: 'order', fields: rows })

const sides: readonly (readonly [string, (car: number) => boolean])[] = [
  ['big', (car) => car >= 6],
  ['small', (car) => car <= 5],
  ['odd', (car) => car % 2 === 1],
  ['even', (car) => car % 2 === 0],
]

/** One place: the car there is one of ten. */
const atPlace = (place: number, name: string, total: number, is: (car: number) => boolean): Field => ({
  key: `${place}:${name}`,
  chance: fraction(cars.filter(is).length, 10),
  times: pays(total),
  won: (result) => {
    const car = arrived(result, place)
    return car > 0 && is(car) ? String(car) : null
  },
})

/** Dragon: the car of the place is a higher one than that of the place which mirrors it. */
const against = (place: number, name: string, dragon: boolean): Field => ({
  key: `${place}:${name}`,
  chance: fraction(1, 2),
  times: pays(1.92),
  won: (result) => {
    const [front, back] = [arrived(result, place), arrived(result, 11 - place)]
    return front > 0 && front > back === dragon ? `${front}-${back}` : null
  },
})

/** The first two cars in order: 90 ways. */
const leaders = cars.flatMap((a) => cars.filter((b) => b !== a).map((b) => a + b))

const onSum = (key: string, total: number, is: (sum: number) => boolean): Field => ({
  key,
  chance: fraction(leaders.filter(is).length, leaders.length),
  times: pays(total),
  won: (result) => {
    const [champion, runner] = [arrived(result, 1), arrived(result, 2)]
    return champion > 0 && is(champion + runner) ? `${champion}+${runner}` : null
  },
})

/** For 3 and 4, 5 and 6, 7 and 8, 9 and 10, 11; the other half is its mirror. */
const sums = [42.75, 21.37, 14.25, 10.68, 8.55]
const sumTotal = (sum: number) => sums[Math.floor((Math.min(sum, 22 - sum) - 3) / 2)] ?? 0

export const pk10Plays: readonly Play[] = [
  play(
    'place',
    cars.flatMap((place) => cars.map((car) => atPlace(place, String(car), 9.6, (each) => each === car))),
  ),
  play(
    'sides',
    cars.flatMap((place) => sides.map(([name, is]) => atPlace(place, name, 1.92, is))),
  ),
  play(
    'dragontiger',
    [1, 2, 3, 4, 5].flatMap((place) => [against(place, 'dragon', true), against(place, 'tiger', false)]),
  ),
  play(
    'sum',
    Array.from({ length: 17 }, (_, i) => onSum(String(i + 3), sumTotal(i + 3), (sum) => sum === i + 3)),
  ),
  play('sumsides', [
    onSum('big', 2.16, (sum) => sum > 11),
    onSum('small', 1.728, (sum) => sum <= 11),
    onSum('odd', 1.728, (sum) => sum % 2 === 1),
    onSum('even', 2.16, (sum) => sum % 2 === 0),
  ]),
]
