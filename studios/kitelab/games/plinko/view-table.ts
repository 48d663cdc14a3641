/** Plinko: the board on the stage; rows and risk in the dock. */
import './view.css'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { gauges, segments } from '../../client/house/controls.ts'
import { returned, shortTimes } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import type { Risk, Rows } from './rules.ts'
import { readFacts, readShown } from './shown.ts'
import { makePast } from './view-past.ts'
import { makePins } from './view-pins.ts'

export function makeTable(parts: ViewParts): Table {
  const { say, sounds, changed, money } = parts
  const { buckets } = readFacts(parts.facts)
  const lab = makeLab('plinko', '#2b0a24')
  const pins = makePins(lab.motion, sounds)
  let stake = parts.stakes[0] ?? 0n
  const past = makePast(parts)
  lab.board.append(pins.node, ...past.nodes)

  const counts = ([8, 12, 16] as const).map((count) => [count, String(count)] as const)
  const risks = (['low', 'medium', 'high'] as const).map((risk) => [risk, say(`plinko.${risk}`)] as const)
  const rows = segments<Rows>(say('plinko.rows'), counts, 12, () => chosen())
  const risk = segments<Risk>(say('plinko.risk'), risks, 'medium', () => chosen())
  const figures = gauges({ most: say('lab.multiplier'), returns: say('lab.returns') })
  lab.options.append(risk.node, rows.node)
  lab.facts.append(figures.node)

  const tell = () => {
    const most = Math.max(...buckets[rows.value()][risk.value()])
    figures.set('most', `≤ ${shortTimes(most)}`)
    figures.set('returns', `≤ ${money(returned(stake, most))}`)
  }
  const draw = () => {
    pins.draw(rows.value(), buckets[rows.value()][risk.value()])
    tell()
  }

  function chosen(): void {
    draw()
    changed()
  }

  async function show(round: Round, look: Look): Promise<void> {
    lab.motion.begin()
    const found = readShown(round.shown)
    if (found.rows !== rows.value() || found.risk !== risk.value()) {
      rows.set(found.rows)
      risk.set(found.risk)
      draw()
    }
    await pins.drop(found, buckets[found.rows][found.risk], look)
    sounds.play('land')
    past.add(found.multiple, round)
    pins.leave()
    await pins.hit(found.bucket, look)
  }

  draw()
  return {
    ...lab.table,
    fit: pins.layOut,
    laid: () => ({ choice: { rows: rows.value(), risk: risk.value() } }),
    begin: () => {
      pins.takeBall()
      pins.leave()
      sounds.play('tick')
    },
    show,
    rest: pins.takeBall,
    setStake: (to) => {
      stake = to
      tell()
    },
    lock: (isLocked) => {
      rows.lock(isLocked)
      risk.lock(isLocked)
    },
    words: (round) => {
      const { bucket, multiple } = readShown(round.shown)
      return say('plinko.won', { bucket: bucket + 1, multiple: shortTimes(multiple) })
    },
  }
}
