/** Puts an opened flight together: the line to it, the sky, two bets, who else is in, and what ended before. */
import { element } from '@jackfruit/game-page/dom'
import type { HostBridge } from '@jackfruit/game-page/host-bridge'
import { makeHead } from '@jackfruit/game-page/hud/head'
import type { Socket } from '@jackfruit/game-page/line/connection'
import { type Line, openLine } from '@jackfruit/game-page/line/line'
import { makePurse } from '@jackfruit/game-page/line/page-purse'
import { roundNumber } from '@jackfruit/game-page/line/seals'
import type { Standing } from '@jackfruit/game-page/line/standing'
import { later } from '@jackfruit/game-page/line/timer'
import type { Told } from '@jackfruit/game-page/line/told'
import type { Opening } from '@jackfruit/game-page/model'
import { moneyText } from '@jackfruit/game-page/money'
import { makeSound } from '@jackfruit/game-page/sound/sound'
import type { Say } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'
import { flownAt } from '../state/flown.ts'
import { stakeLimits } from '../state/limits.ts'
import { makeCrew } from './crew.ts'
import { makeInfo } from './info.ts'
import { flightKeys } from './keys.ts'
import { makeMovie } from './movie.ts'
import { makePast } from './past.ts'
import { Seat } from './seat.ts'
import { makeSky } from './sky.ts'

export interface PageParts {
  readonly tableId: string
  readonly opening: Opening
  readonly token: string
  readonly host: HostBridge
  readonly say: Say
  readonly open: () => Socket
  readonly proof: (roundId: string) => Promise<unknown>
}

const places = ['first', 'second'] as const
/** As the rules have it; the ring is full at the beginning. */
const bettingMs = 6_000

/** The answer ends it. */
export function runFlight(root: HTMLElement, parts: PageParts): () => void {
  const page = makePage(parts)
  const { head, info, movie, line, seats } = page
  root.classList.add('flight')
  root.replaceChildren(
    head.node,
    element(
      'main',
      { class: 'flight-main' },
      ...[page.past.node, page.sky.node],
      element('div', { class: 'flight-seats' }, ...seats.map(({ panel }) => panel.node)),
      page.crew.node,
    ),
  )
  document.body.append(info.node)
  const stopKeys = flightKeys({ seats, sound: head.toggleSound, info: info.open })
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
function makePage(parts: PageParts) {
  const { opening, host, say } = parts
  const { currency } = opening
  const money = (amount: Minor) => moneyText(amount, currency)
  const limits = stakeLimits(opening)
  const mostBack = opening.maxWin / BigInt(places.length)
  const name = say('crash.name')
  const sound = makeSound(name)
  const info = makeInfo({
    ...{ say, money, limits, mostBack, opening, tableId: parts.tableId, standing: () => line.standing() },
    ...{ proof: parts.proof, mayDownload: !host.embedded },
  })
  const head = makeHead({ name, studio: 'KiteLab', opening, say, host, sound, rules: info.open })
  const sky = makeSky({ say, sound, bettingMs, now: () => performance.now() })
  const [crew, past] = [makeCrew({ say, currency, money }), makePast(say)]
  const flown = () => flownAt(line.standing().view, line.state(), line.clock().at(performance.now()))
  const movie = makeMovie((isStill) => {
    const now = flown()
    for (const seat of seats) seat.draw()
    const outs = seats.map((seat) => seat.outAt()).filter((at) => at !== null)
    sky.draw(now, outs, isStill)
    return now.doing
  })
  const purse = makePurse({ opening, head, host })
  const seats: readonly Seat[] = places.map(
    (place, at) =>
      new Seat({
        ...{ place, number: at + 1, say, money, sound, limits, mostBack, flown },
        ...{ first: opening.defaultStake, line: () => line, balance: purse.balance },
        changed: movie.now,
      }),
  )
  let rounds = 0
  function stands(standing: Standing, cause: Told | null) {
    const { view, mine } = standing
    purse.stands(mine, cause)
    head.setRound(roundNumber(view))
    crew.set(standing)
    past.set(view.results)
    if (cause?.kind === 'event' && cause.told.kind === 'round.open') for (const seat of seats) seat.opened()
    if (cause?.kind === 'event' && cause.told.kind === 'round.result') head.setRounds(++rounds)
    movie.now()
  }
  const line: Line = openLine({
    ...{ open: parts.open, token: parts.token, tableId: parts.tableId, later, chance: Math.random },
    ...{ clientSeed: opening.fairness.clientSeed, now: () => performance.now() },
    hear: {
      stands,
      answered: (answer) => {
        for (const seat of seats) seat.answered(answer)
        purse.answered(answer)
        movie.now()
      },
      taken: (answer) => {
        for (const seat of seats) seat.taken(answer)
        movie.now()
      },
    },
  })
  return { line, seats, head, info, sky, crew, past, movie }
}
