/** Looks at the studio's draws: issues that open and close, numbers that come down, and the draw when it happens. */
import type { Parts } from '../boards/parts.ts'
import { type Desk, wantsPairs } from '../model/desk.ts'
import { issuesOf, pairsOf } from '../model/orders.ts'
import type { Show } from '../show/show.ts'
import type { Ticket } from '../studio.ts'

const lookMs = 4_000
const drawingMs = 1_200
const tickMs = 250
const issuesAsked = 60
const dayMs = 86_400_000
/** How many past draws roads and frequencies are made of, where they come round. */
const pastDraws = 120

export interface Watching {
  /** Asks the studio now; `anew` after another game was chosen. */
  readonly look: (anew?: boolean) => Promise<void>
}

interface Heard {
  readonly show: Show
  /** Four times a second, for clocks. */
  readonly tick: () => void
  /** A ticket that waited has come out. */
  readonly ended: (tickets: readonly Ticket[]) => void
}

export function watchDraws({ desk, tell }: Parts, { show, tick, ended }: Heard): Watching {
  let shownIssue: string | null = null
  let looked = 0
  let isLooking = false
  let wantsPast = true

  /** What was there when the page came is shown lying; what comes afterwards is drawn. */
  const showNewest = () => {
    const [newest] = desk.past
    if (!newest?.result || newest.id === shownIssue) return
    const isFresh = shownIssue?.startsWith(`${desk.game.code}-`) ?? false
    shownIssue = newest.id
    if (isFresh) void show.tell(desk.game.kind, newest.result)
    else show.lie(desk.game.kind, newest.result)
  }
  const isDrawing = () =>
    (desk.issues.get(desk.game.code) ?? []).some(
      ({ drawsAt, state }) => state !== 'settled' && state !== 'void' && drawsAt <= desk.clock.now(),
    )
  const look = async (anew = false) => {
    if (anew) wantsPast = true
    if (isLooking) return
    isLooking = true
    looked = performance.now()
    const { code } = desk.game
    try {
      await lookAtIssues(desk)
      if (wantsPast || isDrawing()) {
        const past = await pastOf(desk)
        if (code === desk.game.code) {
          desk.past = past
          wantsPast = false
          showNewest()
        }
      }
      if (desk.waiting.size > 0) ended(await cameOut(desk))
    } catch {
      // Heard again with the next look; bets that cannot be sent say so themselves.
    }
    isLooking = false
    tell()
  }
  setInterval(() => {
    const wait = isDrawing() || wantsPast ? drawingMs : lookMs
    if (performance.now() - looked > wait) void look()
    tick()
  }, tickMs)
  return { look }
}

async function lookAtIssues(desk: Desk): Promise<void> {
  for (const { code } of [desk.game, ...desk.others]) {
    const sentAt = performance.now()
    const { serverTime, issues } = await desk.studio.issues(code, issuesAsked)
    desk.clock.told(serverTime, sentAt, performance.now())
    desk.issues = new Map(desk.issues).set(code, issues)
    const next = issues.find(({ state }) => state === 'open')
    if (next) desk.numbers = new Map(desk.numbers).set(code, await desk.studio.numbers(next.id))
  }
  if (wantsPairs(desk)) await lookAtPairs(desk)
}

async function lookAtPairs(desk: Desk): Promise<void> {
  const pairs = pairsOf(desk)
  for (const code of new Set(pairs.map(({ game }) => game.code))) {
    const { issues } = await desk.studio.issues(code, issuesAsked)
    desk.issues = new Map(desk.issues).set(code, issues)
  }
  for (const pair of pairs) {
    const [next] = issuesOf(desk, pair)
    if (next?.state === 'open')
      desk.numbers = new Map(desk.numbers).set(pair.key, await desk.studio.numbers(next.id))
  }
}

async function pastOf({ studio, game, clock }: Desk) {
  const { rhythm } = game.schedule
  const span = rhythm.at === 'every' ? Math.min(dayMs, rhythm.seconds * 1000 * pastDraws) : 30 * dayMs
  const now = clock.now()
  const past = await studio.results(game.code, now - span, now + 1000)
  return past.filter(({ result }) => result !== null)
}

const isOut = ({ state }: Ticket) => ['paid', 'voided', 'refused'].includes(state)

/** Of the tickets that wait, those that are out now: they wait no more, and what they bring is there. */
async function cameOut(desk: Desk): Promise<readonly Ticket[]> {
  const tickets = (await desk.studio.tickets(null)).filter(
    (ticket) => desk.waiting.has(ticket.id) && isOut(ticket),
  )
  for (const { id } of tickets) desk.waiting.delete(id)
  return tickets
}
