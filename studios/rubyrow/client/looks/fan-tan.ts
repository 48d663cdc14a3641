import { boardOf, split } from '@jackfruit/game-page/felt/board'
import type { Json } from '@jackfruit/studio-kit/rules'
import { fanTan, places, remainderOf } from '@jackfruit/table-rules/wheel/fan-tan'
import type { TableLook } from '../felt/look.ts'
import { numberOf } from '../felt/read.ts'
import { beadsScene } from '../scenes/beads-scene.ts'
import { gameOf } from './game-of.ts'

const starting = (text: string) => places.map(({ id }) => id).filter((id) => id.startsWith(`${text}-`))
const halves = ['odd', 'even', 'small', 'big']
const [fans, nims, kwoks] = [starting('fan'), starting('nim'), starting('kwok')]
const [ngas, three] = [starting('nga'), starting('ssh')]

const read = (outcome: Json): number | null => {
  const beads = numberOf(outcome)
  return beads !== null && beads > 0 ? beads : null
}

/** The rests that are told as 1 to 4 have colours of their own. */
const tones = ['red', 'blue', 'green', 'gold'] as const

export const look: TableLook = {
  ...{
    name: 'table.fantan',
    game: gameOf(fanTan('fantan'), read),
    kind: 'beads',
    layout: 'beside',
    texts: [],
  },
  hall: 'radial-gradient(ellipse at 50% 15%, #6a4a12, #2c1c06 62%, #120b02)',
  cloth: '#115a48',
  board: (shape) =>
    shape === 'wide'
      ? boardOf([halves, fans, kwoks, ...split(nims, 6), ...split(ngas, 6), three], [1.5, 1.3])
      : boardOf(
          [halves, fans, ...split(kwoks, 3), ...split(nims, 4), ...split(ngas, 4), ...split(three, 2)],
          [1.3, 1.3],
        ),
  place: (id, say) => {
    const [kind = '', ...rests] = id.split('-')
    if (rests.length === 0)
      return { label: say(`felt.${id}`), tone: id === 'odd' || id === 'small' ? 'blue' : 'red', isMain: true }
    if (kind === 'fan')
      return { label: rests.join(''), tone: tones[Number(rests[0]) - 1] ?? 'plain', isMain: true }
    if (kind === 'kwok') return { label: say('fantan.kwok', { rests: rests.join(' + ') }), tone: 'plain' }
    if (kind === 'ssh') return { label: say('fantan.ssh', { rests: rests.join(' + ') }), tone: 'plain' }
    const [win = '', other = ''] = rests
    return { label: say(`fantan.${kind}`, { win, other }), tone: 'plain' }
  },
  scene: (parts) => beadsScene(parts, read),
  solid: async () => {
    const { fanTanProps } = await import('../solid/props/beads/fan-tan.ts')
    return (parts) => fanTanProps(parts, { read, restOf: remainderOf })
  },
  mark: (outcome) => {
    const beads = read(outcome)
    if (beads === null) return null
    const rest = remainderOf(beads)
    return { text: String(rest), tone: tones[rest - 1] ?? 'plain' }
  },
  words: (outcome, say) => {
    const beads = read(outcome)
    return beads === null ? '' : say('fantan.rest', { count: remainderOf(beads) })
  },
  statistics: (outcomes) => {
    const rests = outcomes.map(read).flatMap((beads) => (beads === null ? [] : [remainderOf(beads)]))
    return [
      tones.map((tone, i) => ({
        ...{ name: String(i + 1), tone },
        percent: (rests.filter((rest) => rest === i + 1).length * 100) / Math.max(1, rests.length),
      })),
    ]
  },
  rules: ['fantan.rules', 'fantan.bets'],
}
