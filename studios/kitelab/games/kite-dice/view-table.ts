/** The tray of Kite Dice: two dice, one after the other, under the totals that pay. */
import './view.css'
import { picture } from 'virtual:art/kite-dice'
import { type CubeParts, makeCube } from '@jackfruit/game-page/dice/cube'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import { recent } from '../../client/house/controls.ts'
import { shortTimes } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { facts as factsSchema, shown as shownSchema } from './shown.ts'

const rollMs = 1_050
/** The second die is thrown so much after the first. */
const afterMs = 260

/** Each total that returns something, lowest first, in hundredths of the stake. */
export const paysOf = (facts: Json) =>
  Object.entries(factsSchema.parse(facts).pays).toSorted(([a], [b]) => Number(a) - Number(b))

const kite = (name: string) =>
  element('img', { class: `kite-flying ${name}`, src: picture(name), alt: '', draggable: 'false' })

export function makeTable(parts: ViewParts): Table {
  const { say, sounds } = parts
  const lab = makeLab('kite', '#33103a')
  let seen: Look = { turbo: false, still: false }
  const run: CubeParts['run'] = (node, frames, ms, easing) => lab.motion.run(node, frames, ms, seen, easing)
  const dice = [
    makeCube({ skin: 'gold', lie: { pitch: 56, yaw: 28 }, run }),
    makeCube({ skin: 'white', lie: { pitch: 52, yaw: -34 }, run }),
  ] as const
  const tray = element('div', { class: 'kite-tray' }, ...dice.map(({ node }) => node))
  const chips = new Map(
    paysOf(parts.facts).map(([total, hundredths]) => [
      Number(total),
      element('div', {}, element('dt', {}, total), element('dd', { class: 'num' }, shortTimes(hundredths))),
    ]),
  )
  const pays = element('dl', { class: 'kite-pays', 'aria-label': say('dice.ready') }, ...chips.values())
  const total = element('p', { class: 'lab-figure kite-total' })
  const past = recent(say('lab.recent'))
  const stage = element('div', { class: 'kite-stage' }, kite('kite'), kite('other'), pays, total, tray)
  lab.board.append(past.node, stage)
  let standing: readonly [number, number] = [3, 4]

  const put = ([first, second]: readonly [number, number]) => {
    dice[0].put(first)
    dice[1].put(second)
  }
  const clear = () => {
    stage.classList.remove('won')
    total.textContent = ''
    total.className = 'lab-figure kite-total'
    for (const chip of chips.values()) chip.classList.remove('hit')
  }

  async function show({ shown, stake, win }: Round, look: Look): Promise<void> {
    lab.motion.begin()
    seen = look
    const { dice: faces, total: sum } = shownSchema.parse(shown)
    clear()
    sounds.play('roll')
    const second = parts.pause(look.turbo ? afterMs * 0.4 : afterMs).then(() => {
      if (!look.still) sounds.play('roll', 3)
      return dice[1].roll(faces[1], rollMs)
    })
    await dice[0].roll(faces[0], rollMs)
    await second
    standing = faces
    put(faces)
    sounds.play(win > 0n ? 'land' : 'bad')
    total.textContent = String(sum)
    total.classList.add(win > stake ? 'won' : win > 0n ? 'even' : 'lost')
    stage.classList.toggle('won', win > stake)
    chips.get(sum)?.classList.add('hit')
    past.add(String(sum), win > stake)
  }

  put(standing)
  return {
    ...lab.table,
    laid: () => ({ choice: null }),
    begin: clear,
    show,
    rest: () => put(standing),
    words: ({ shown }) => say('dice.total', { total: shownSchema.parse(shown).total }),
  }
}
