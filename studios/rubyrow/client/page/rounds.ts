/** What is drawn of each round: the phases as the table tells them, one after the other. */

import { totalOf } from '@jackfruit/game-page/felt/stacks'
import type { Overlays } from '@jackfruit/game-page/hud/overlays'
import { roundNumber } from '@jackfruit/game-page/line/seals'
import type { Standing } from '@jackfruit/game-page/line/standing'
import { later } from '@jackfruit/game-page/line/timer'
import type { Told } from '@jackfruit/game-page/line/told'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import type { TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Scene, TableLook } from '../felt/look.ts'
import type { Places } from '../felt/places.ts'
import type { Roads } from '../roads/roads.ts'
import { type Course, openCourse } from '../scenes/course.ts'
import type { Betting } from './betting.ts'
import type { Celebrate } from './celebrating.ts'
import { handIn, winsOf, wordsOf } from './own-round.ts'

export interface RoundParts {
  readonly look: TableLook
  /** Of the currency. */
  readonly scale: number
  readonly scene: Scene
  readonly say: Say
  readonly betting: Betting
  readonly places: Places
  readonly roads: Roads
  /** What everybody has laid, as far as it is told. */
  readonly setPool: (pool: Standing['pool']) => void
  readonly overlays: Overlays
  readonly sound: Sounds
  readonly celebrate: Celebrate
  /** Money may have moved meanwhile. */
  readonly moved: () => void
  /** The clock is to be looked at. */
  readonly tick: () => void
  readonly setRound: (number: string | null) => void
  readonly setRounds: (count: number) => void
  readonly setLast: (outcome: Json) => void
}

export interface Rounds {
  readonly stands: (standing: Standing, cause: Told | null) => void
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function makeRounds(parts: RoundParts): Rounds {
  const { look, scene, say, betting, places, overlays } = parts
  let drawn: Pick<TableView, 'roundId' | 'phase'> = { roundId: null, phase: 'idle' }
  const remember = remembering(parts.roads)
  let course: Course | null = null
  let isPaid = false
  let counted = 0

  function stands(standing: Standing, cause: Told | null) {
    const { view, pool } = standing
    const isNew = view.roundId !== drawn.roundId
    if (isNew || view.phase !== drawn.phase) turn(standing, isNew)
    if (view.phase !== 'betting') follow(standing)
    remember(view)
    // What was settled before this page came is in its balance; what it missed, the site knows.
    const isMissed = cause?.kind === 'snapshot' && !isNew && view.phase === 'settled'
    if (isMissed || (cause?.kind === 'own' && cause.told.type === 'settle')) settle()
    if (cause?.kind === 'snapshot') parts.moved()
    parts.setPool(pool)
    betting.draw()
    parts.tick()
  }

  function follow(standing: Standing) {
    if (look.decisions) scene.follow?.(handIn(standing, look.decisions.place))
  }
  function settle() {
    if (!isPaid) isPaid = betting.settled()
  }

  function turn(standing: Standing, isNew: boolean) {
    const { view } = standing
    const before = drawn
    drawn = view
    if (isNew) {
      isPaid = false
      parts.setRound(roundNumber(view))
      course?.drop()
      // A round of which nothing was heard is over: what it left lies no more.
      if (before.roundId !== null && view.phase !== 'betting') scene.open()
    }
    turns[view.phase]?.(standing, before)
  }

  const turns: Partial<Record<TableView['phase'], (standing: Standing, before: typeof drawn) => void>> = {
    betting: () => {
      places.setWins(null)
      parts.celebrate.end()
      overlays.clearPlate()
      scene.open()
    },
    closed: () => {
      betting.closed()
      scene.closed(isStill())
    },
    dealing: ({ view }, before) => {
      if (before.phase === 'betting') betting.closed()
      const lastsMs = look.decisions?.dealMs ?? look.game.dealingMs(view.outcome)
      // Who comes while members decide sees how the hand stands.
      course = openCourse({ later }, { lastsMs, isStill: isStill() || view.turn !== null })
      scene.deal(view.outcome, course)
      if (betting.inPlay().size > 0) parts.celebrate.prepare()
    },
    result: (standing) => shown(standing),
    settled: (standing, before) => {
      if (before.phase !== 'result') shown(standing)
    },
    voided: () => {
      course?.drop()
      scene.open()
      overlays.note(say('live.voidNote'))
    },
  }

  function shown(standing: Standing) {
    const { view } = standing
    course?.finish()
    course = null
    follow(standing)
    scene.show(view.outcome)
    counted += 1
    parts.setRounds(counted)
    parts.setLast(view.outcome)
    tellResult(parts, standing)
  }

  return { stands }
}

/** Roads are drawn when there is another result: what others lay is told all the time, and changes nothing of them. */
function remembering(roads: Roads): (view: TableView) => void {
  let drawn: TableView['results'] | null = null
  return ({ results }) => {
    if (results !== drawn) roads.set(results.map(({ outcome }) => outcome))
    drawn = results
  }
}

/** What the round came to, for the member and for who only looks on. */
function tellResult(
  { look, say, scale, betting, places, celebrate, overlays, sound }: RoundParts,
  standing: Standing,
) {
  const words = wordsOf(look, standing, say)
  const lain = betting.inPlay()
  if (lain.size > 0) {
    const wins = winsOf(look, standing, { lain, scale })
    places.setWins(wins)
    // By the rules that the table pays by; the money itself comes when the round is settled.
    const came = { stake: totalOf(lain), win: totalOf(wins), balance: betting.balance + totalOf(wins) }
    celebrate.win({ ...came, words, round: standing.view.roundId ?? '' }, overlays)
  } else {
    sound.play('reveal')
    overlays.announce(words)
  }
}
