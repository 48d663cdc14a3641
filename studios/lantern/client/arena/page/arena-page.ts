/** Puts an opened arena together: the line to it, the stage, places and chips, and what was fought before. */
import { element } from '@jackfruit/game-page/dom'
import { makeHead } from '@jackfruit/game-page/hud/head'
import { type Line, openLine } from '@jackfruit/game-page/line/line'
import type { Entered } from '@jackfruit/game-page/line/open-rounds'
import { makePurse } from '@jackfruit/game-page/line/page-purse'
import { roundNumber } from '@jackfruit/game-page/line/seals'
import type { Standing } from '@jackfruit/game-page/line/standing'
import { later } from '@jackfruit/game-page/line/timer'
import type { Told } from '@jackfruit/game-page/line/told'
import { moneyText } from '@jackfruit/game-page/money'
import { makeSound } from '@jackfruit/game-page/sound/sound'
import type { Minor } from '@jackfruit/kernel'
import { cockfight } from '@jackfruit/table-rules/cockfight/table'
import { limitsOf } from '../state/own.ts'
import { matchUpIn, type Seen, seenAt } from '../state/seen.ts'
import { Betting } from './betting.ts'
import { makeControls } from './controls.ts'
import { makeInfo } from './info.ts'
import { arenaKeys } from './keys.ts'
import { makeMovie } from './movie.ts'
import { makeRoads } from './roads.ts'
import { makeSpots } from './spots.ts'
import { isMoving, makeStage } from './stage.ts'

const { bettingMs } = cockfight().phases

/** The answer ends it. */
export function runArena(root: HTMLElement, entered: Entered): () => void {
  const page = makePage(entered)
  const { head, info, line, movie, betting, controls } = page
  root.classList.add('arena')
  root.replaceChildren(
    head.node,
    element('main', { class: 'arena-main' }, page.stage.node, page.spots.node, page.spots.bar, page.foot),
  )
  document.body.append(info.node)
  const stopKeys = arenaKeys({
    ...{ choose: controls.choose, press: (place) => betting.press(place), undo: () => betting.undo() },
    ...{ double: () => betting.double(), confirm: () => betting.confirm() },
    ...{ sound: head.toggleSound, info: info.open },
  })
  for (const change of ['online', 'offline']) window.addEventListener(change, line.renew)
  movie.start()
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, line.renew)
    stopKeys()
    movie.stop()
    head.stop()
    line.stop()
  }
}

/** Everything that stands on the page, and what it tells one another. */
function makePage(entered: Entered) {
  const { opening, host, say, tableId, token, open } = entered
  const { currency } = opening
  const money = (amount: Minor) => moneyText(amount, currency)
  const limits = limitsOf(opening)
  const name = say('arena.name')
  const sound = makeSound(name)
  const info = makeInfo({
    ...{ say, money, limits, opening, tableId, standing: () => line.standing() },
    ...{ proof: entered.proof, mayDownload: !host.embedded },
  })
  const head = makeHead({ name, studio: 'Lantern', opening, say, host, sound, rules: info.open })
  const stage = makeStage({ say, sound, bettingMs })
  const roads = makeRoads(say)
  const seen = (): Seen => seenAt(line.standing().view, line.state(), line.clock().at(performance.now()))
  const chips = opening.stakes
  const spots = makeSpots({ say, money, currency, chips, press: (place) => betting.press(place) })
  const controls = makeControls({
    ...{ say, currency, money, chips },
    act: {
      undo: () => betting.undo(),
      double: () => betting.double(),
      confirm: () => betting.confirm(),
    },
  })
  const purse = makePurse({ opening, head, host })
  const betting: Betting = new Betting({
    ...{
      line: () => line,
      seen,
      limits,
      currency,
      balance: purse.balance,
      say,
      money,
      spots,
      controls,
      sound,
    },
  })
  let doing: Seen['doing'] = 'coming'
  const movie = makeMovie((isStill) => {
    const now = seen()
    stage.draw(now, { clock: performance.now(), name: line.standing().view.roundId ?? '', isStill })
    if (now.doing !== doing) {
      doing = now.doing
      if (doing === 'closed') betting.closed()
      else betting.draw()
    }
    return isMoving(now)
  })
  let [rounds, roundId]: [number, string | null] = [0, null]
  function stands(standing: Standing, cause: Told | null) {
    const { view, mine, pool } = standing
    purse.stands(mine, cause)
    if (view.roundId !== roundId || cause?.kind === 'snapshot') {
      roundId = view.roundId
      const matchUp = matchUpIn(view)
      head.setRound(roundNumber(view))
      stage.setMatchUp(matchUp)
      spots.setOdds(matchUp)
      roads.set(view.results)
    }
    spots.setPool(pool)
    const event = cause?.kind === 'event' ? cause.told.kind : null
    if (event === 'round.open') betting.opened()
    if (event === 'round.result') {
      roads.set(view.results)
      head.setRounds(++rounds)
    }
    if (cause?.kind === 'own' && cause.told.type === 'settle') tellOwn(view.phase)
    betting.draw()
    movie.now()
  }
  const tellOwn = (phase: Standing['view']['phase']) =>
    phase === 'dealing' || phase === 'result' ? betting.begun() : betting.settled()
  const line: Line = openLine({
    ...{ open, token, tableId, later, chance: Math.random },
    ...{ clientSeed: opening.fairness.clientSeed, now: () => performance.now() },
    hear: {
      stands,
      answered: (answer) => {
        purse.answered(answer)
        betting.answered(answer)
      },
    },
  })
  const foot = element('div', { class: 'arena-foot' }, roads.beads, controls.node, roads.big)
  return { line, head, info, stage, spots, controls, betting, movie, foot }
}
