/** The page of draws: games at one side, board, results and tickets in the middle, the slip at the other. */
import { element, wordButton } from '@jackfruit/game-page/dom'
import type { HostBridge } from '@jackfruit/game-page/host-bridge'
import type { LotteryGame, PrizeMode } from '@jackfruit/lottery-rules'
import { makeBoard } from './boards/board.ts'
import type { Board, Parts } from './boards/parts.ts'
import { hearBalance } from './model/balance.ts'
import { allEntries, type Desk, emptyDraft, findGame, firstUnit, makeChanges } from './model/desk.ts'
import { gamesToOpen } from './model/opening.ts'
import { playsOf } from './model/rules.ts'
import { makeActs } from './pages/acting.ts'
import { makeBanner } from './pages/banner.ts'
import { makeHistory } from './pages/history.ts'
import { keys } from './pages/keys.ts'
import { makeNav } from './pages/nav.ts'
import { makePlays, prizesSentence } from './pages/plays.ts'
import { makeResults } from './pages/results.ts'
import { makeTickets } from './pages/tickets.ts'
import { makeTop } from './pages/top.ts'
import { watchDraws } from './pages/watching.ts'
import { makeShow } from './show/show.ts'
import { makeKept } from './slip/kept.ts'
import { makeSlip } from './slip/slip.ts'
import type { Opened, Studio } from './studio.ts'
import type { Say } from './texts.ts'
import { makeClock } from './wire/clock.ts'

interface PageParts {
  readonly say: Say
  readonly studio: Studio
  readonly opened: Opened
  readonly host: HostBridge
  readonly wishes: Wishes
}

/** What the address wishes for: a table of odds, and the kind of bet that is shown first. */
export interface Wishes {
  readonly mode: PrizeMode | null
  readonly play: string | null
}

const tabNames = ['bet', 'results', 'tickets'] as const
type Tab = (typeof tabNames)[number]

export function runPage(root: HTMLElement, { say, studio, opened, host, wishes }: PageParts): void {
  const desk = deskOf(studio, opened, wishes)
  const changes = makeChanges()
  const parts: Parts = { say, desk, site: host.site, tell: changes.tell }
  const toast = element('div', { class: 'toast', role: 'status' })
  const acts = makeActs(parts, host, (text, kind) => {
    toast.dataset['kind'] = kind
    toast.textContent = text
  })
  const place = () => void acts.place()
  const kept = makeKept(parts)
  const slipActs = { place, repeat: () => void acts.repeat(), keep: kept.toggle, isBusy: acts.isBusy }
  const slip = makeSlip(parts, slipActs, kept.node)
  const banner = makeBanner(parts)
  const show = makeShow(say)
  const middle = makeMiddle(parts, banner, show.node)
  const draw = (tab: Tab) => {
    root.dataset['tab'] = tab
    middle.draw(tab)
    show.idle(desk.game.kind, desk.game.schedule.rhythm.at === 'times')
    changes.tell()
  }
  const choose = (game: LotteryGame) => {
    turnTo(desk, game)
    kept.load()
    nav.node.removeAttribute('data-open')
    draw(root.dataset['tab'] === 'results' ? 'results' : 'bet')
    void watching.look(true)
  }
  const nav = makeNav(parts, choose, (game, on) => {
    desk.others = on ? [...desk.others, game] : desk.others.filter(({ code }) => code !== game.code)
    changes.tell()
    void watching.look()
  })
  const tick = () => {
    top.tick()
    banner.update()
    nav.update()
  }
  const watching = watchDraws(parts, { show, tick, ended: acts.ended })
  const top = makeTop(parts, host, () => nav.node.toggleAttribute('data-open'))
  const tabs = makeTabs(parts, root, draw)
  root.replaceChildren(top.node, tabs.node, nav.node, middle.node, slip.node, toast)
  host.hear('balance', (value) => {
    hearBalance(desk, value)
    changes.tell()
  })
  changes.on(() => {
    for (const each of [top, tabs, banner, nav, slip, kept, middle]) each.update()
  })
  keys(parts, { place: () => allEntries(desk).length > 0 && place() })
  // Time and result of play stand in our own bar.
  host.tell('sitting')
  kept.load()
  draw('bet')
  void watching.look(true)
}

function deskOf(studio: Studio, { game: code, currency, balance }: Opened, { mode, play }: Wishes): Desk {
  const asked = findGame(code)
  if (!asked) throw new Error(`no such lottery: ${code}`)
  const { game, others } = gamesToOpen(asked, Date.now())
  const draft = emptyDraft(game.kind, firstUnit(currency))
  const [over] = asked.joins ? playsOf(asked.kind) : []
  const wished = playsOf(game.kind).find(({ id }) => id === (play ?? over?.id))?.id ?? draft.play
  return {
    ...{
      studio,
      clock: makeClock(),
      currency,
      balance,
      told: 0,
      net: 0n,
      game,
      others,
      mode: mode ?? 'Lott',
    },
    ...{ draft: { ...draft, play: wished }, reverses: false, items: [] },
    ...{ draws: 1, growth: 1, stopsOnWin: true, issues: new Map(), numbers: new Map() },
    ...{ waiting: new Set(), taken: new Set(), past: [], lastOrder: [] },
  }
}

/** Another game of the same kind takes what is picked with it. */
function turnTo(desk: Desk, game: LotteryGame): void {
  const isSameKind = game.kind === desk.game.kind
  desk.game = game
  desk.others = []
  desk.past = []
  if (isSameKind) return
  desk.items = []
  desk.lastOrder = []
  desk.draft = emptyDraft(game.kind, desk.draft.unit)
}

function makeTabs({ say }: Parts, root: HTMLElement, choose: (tab: Tab) => void): Board {
  const tabs = tabNames.map((name) => wordButton('tab', say(`tab.${name}`), () => choose(name)))
  return {
    node: element('nav', { class: 'tabs', 'aria-label': say('tab.label') }, ...tabs),
    update: () => {
      for (const [at, made] of tabs.entries())
        made.setAttribute('aria-pressed', String(tabNames[at] === root.dataset['tab']))
    },
  }
}

function makeMiddle(
  parts: Parts,
  banner: Board,
  show: HTMLElement,
): Board & { readonly draw: (tab: Tab) => void } {
  const { desk } = parts
  const node = element('main', { class: 'middle' })
  let boards: readonly Board[] = []
  const choosePlay = (play: string) => {
    desk.draft = { ...desk.draft, play, words: [], amounts: new Map() }
    draw('bet')
    parts.tell()
  }
  const draw = (tab: Tab) => {
    if (tab !== 'bet') {
      boards = [tab === 'results' ? makeResults(parts) : makeTickets(parts)]
      node.replaceChildren(banner.node, ...boards.map((each) => each.node))
      return
    }
    const sentence = prizesSentence(parts)
    const [plays, board, history] = [makePlays(parts, choosePlay), makeBoard(parts), makeHistory(parts)]
    const info = element('p', { class: 'info', hidden: sentence === '' }, sentence)
    const card = element('section', { class: 'card board' }, plays.node, board.node, info)
    boards = [plays, board, history]
    node.replaceChildren(banner.node, show, card, history.node)
  }
  return {
    node,
    draw,
    update: () => {
      for (const each of boards) each.update()
    },
  }
}
