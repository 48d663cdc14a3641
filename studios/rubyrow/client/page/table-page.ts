/** Puts an opened table together: the line to it, the felt, chips, roads, and what is drawn of each round. */
import { element } from '@jackfruit/game-page/dom'
import { readBalance } from '@jackfruit/game-page/flow/told-balance'
import type { HostBridge } from '@jackfruit/game-page/host-bridge'
import { makeHead } from '@jackfruit/game-page/hud/head'
import { makeOverlays } from '@jackfruit/game-page/hud/overlays'
import type { Socket } from '@jackfruit/game-page/line/connection'
import { type Line, openLine } from '@jackfruit/game-page/line/line'
import { later } from '@jackfruit/game-page/line/timer'
import { addLoupe } from '@jackfruit/game-page/loupe/loupe'
import type { Opening } from '@jackfruit/game-page/model'
import { moneyText } from '@jackfruit/game-page/money'
import { makeMotion } from '@jackfruit/game-page/motion/motion'
import { makeMessageBox } from '@jackfruit/game-page/panels/message'
import { makeSound } from '@jackfruit/game-page/sound/sound'
import type { Say } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'
import { type TableLimits, tableLimits } from '../bets/limits.ts'
import type { TableLook } from '../felt/look.ts'
import { makePlaces, type Places } from '../felt/places.ts'
import { makeRace } from '../felt/race.ts'
import type { Table } from '../looks/all.ts'
import { makeRoads } from '../roads/roads.ts'
import { Betting } from './betting.ts'
import { winCelebration } from './celebrating.ts'
import { makeControls } from './controls.ts'
import { makeCountdown } from './countdown.ts'
import { makeCrowd } from './crowd.ts'
import { makeDeciding } from './deciding.ts'
import { fitTable } from './fit.ts'
import { makeInfo } from './info.ts'
import { tableKeys } from './keys.ts'
import { sharesOf } from './pool.ts'
import { makeRounds } from './rounds.ts'
import { makeStage } from './stage.ts'
import { makeStatus } from './status.ts'
import { makeTelling } from './telling.ts'

export interface PageParts {
  readonly look: TableLook
  readonly table: Table
  readonly opening: Opening
  readonly token: string
  readonly host: HostBridge
  readonly say: Say
  readonly open: () => Socket
  readonly proof: (roundId: string) => Promise<unknown>
}

/** Milliseconds between two looks at the clock. */
const tickMs = 200

/** The answer ends it; null for a currency that the table is not played in. */
export function runTable(root: HTMLElement, parts: PageParts): (() => void) | null {
  const { look, table, opening } = parts
  const { currency, limits: allowed } = opening
  const limits = tableLimits(table.level, currency, { places: look.game.places, most: allowed.max })
  if (!limits) return null
  const page = makePage(root, parts, limits)
  const { line, betting, info, head, places, main } = page
  head.setBalance(opening.balance)
  parts.host.hear('balance', (told) => {
    const balance = readBalance(told, currency)
    if (balance !== null) betting.setBalance(balance)
  })
  root.classList.add('live')
  root.replaceChildren(head.node, main)
  document.body.append(page.message.node, info.node, page.crowd.node)
  if (look.hasLoupe) addLoupe(places.node, main)
  const stopFitting = fitTable(look, page)
  tableKeys({
    ...{ controls: page.controls, betting, sound: head.toggleSound, info: info.open },
    decide: (key) => page.deciding?.press(key) === true,
  })
  for (const change of ['online', 'offline']) window.addEventListener(change, line.renew)
  const ticking = setInterval(page.tick, tickMs)
  return () => {
    clearInterval(ticking)
    stopFitting()
    page.stage.stop()
    head.stop()
    line.stop()
  }
}

/** Everything that stands on the page, and what it tells one another. */
function makePage(root: HTMLElement, parts: PageParts, limits: TableLimits) {
  const { look, table, opening, host, say } = parts
  const { currency } = opening
  const money = (amount: Minor) => moneyText(amount, currency)
  const name = `${say(look.name)} ${table.number}`
  const sound = makeSound(look.name)
  const [status, overlays, motion] = [makeStatus(say), makeOverlays(currency), makeMotion()]
  const message = makeMessageBox(say, currency)
  const crowd = makeCrowd({ say, currency, money, place: (id) => look.place(id, say).label })
  const stage = makeStage(look, {
    say,
    sounds: sound,
    status: status.node,
    limits: limitsNode(limits, say, money),
    ...{ crowd: crowd.button, table: table.id },
  })
  const roads = makeRoads(look, say)
  const info = makeInfo({
    ...{ look, say, money, limits, opening, table, standing: () => line.standing() },
    ...{ proof: parts.proof, mayDownload: !host.embedded },
  })
  const head = makeHead({ name, studio: 'Rubyrow', opening, say, host, sound, rules: info.open })
  const controls = makeControls({
    ...{ say, currency, money, chips: limits.chips },
    act: {
      ...{ undo: () => betting.undo(), clear: () => betting.clear() },
      ...{ repeat: () => void betting.repeat(), double: () => betting.double() },
    },
    confirm: () => betting.confirm(),
  })
  const lay = (chips: ReadonlyMap<string, Minor>) => {
    if (!betting.lay(chips)) return
    for (const place of chips.keys()) {
      const [chip, to] = [controls.chosen(), places.stackOf(place)]
      if (chip && to) motion.chip(chip, chip, to)
    }
    sound.play('chip')
  }
  const places = makePlaces(look, {
    ...{ say, currency, money, chips: limits.chips },
    press: (place) => lay(new Map([[place, controls.chip()]])),
    takeBack: (place) => betting.takeFrom(place),
  })
  const race = look.hasRace ? raceOver(say, { lay, places, chip: controls.chip }) : null
  const moved = () => host.tell('balance-refresh')
  const telling = makeTelling({ say, money, overlays, message, host })
  const betting = new Betting({
    ...{ line: () => line, look, limits, say, money, currency, places, controls, sound, telling },
    balance: opening.balance,
    setBalance: (balance) => {
      head.setBalance(balance)
      controls.setBalance(balance)
    },
    setNet: head.setNet,
    moved,
  })
  const deciding = decidingAt(look, {
    ...{ line: () => line, say, money, currency, sound, telling, moved },
    ...{ balance: () => betting.balance, setBalance: (balance) => betting.setBalance(balance) },
  })
  const tick = makeCountdown({
    ...{ line: () => line, look, say, status, sound, counted: () => betting.draw() },
    isAsked: () => deciding?.isAsked() === true,
  })
  const rounds = makeRounds({
    ...{ look, say, betting, places, roads, overlays, sound, moved, scene: stage.scene },
    ...{ scale: currency.scale, tick: () => [deciding?.draw(), tick()] },
    setPool: (pool) => {
      crowd.set(pool)
      places.setPool(sharesOf(pool?.places ?? {}, look.game.places))
    },
    celebrate: winCelebration({ root, sound, look, name, stage: stage.node, say, currency }),
    ...{ setRound: head.setRound, setRounds: head.setRounds },
    setLast: (outcome) => race?.setLast(typeof outcome === 'number' ? outcome : null),
  })
  const line = lineTo(parts, {
    ...{ stands: rounds.stands, answered: (answer) => betting.answered(answer) },
    decided: (answer) => deciding?.answered(answer),
  })
  const foot = [controls.chips, controls.sum, controls.tools, controls.confirm, deciding?.node ?? null]
  const main = element(
    'main',
    { class: `live-main ${look.kind} ${look.layout}` },
    ...[stage.node, places.node, race?.node ?? null, roads.node],
    element('div', { class: 'live-foot' }, ...foot),
    ...[motion.node, ...overlays.nodes],
  )
  main.style.setProperty('--cloth', look.cloth)
  main.style.setProperty('--hall', look.hall)
  controls.setBalance(opening.balance)
  return { line, betting, info, head, places, main, message, controls, roads, stage, crowd, tick, deciding }
}

/** Where members decide after the deal. */
const decidingAt = ({ decisions }: TableLook, parts: Omit<Parameters<typeof makeDeciding>[0], 'look'>) =>
  decisions ? makeDeciding({ ...parts, look: decisions }) : null

/** The track beside the board: what it calls is laid in chips of the chosen size. */
const raceOver = (
  say: Say,
  {
    lay,
    places,
    chip,
  }: {
    readonly lay: (chips: ReadonlyMap<string, Minor>) => void
    readonly places: Places
    readonly chip: () => Minor
  },
) =>
  makeRace({
    say,
    lay: (call) =>
      lay(new Map(Object.entries(call).map(([place, times]) => [place, chip() * BigInt(times)]))),
    hint: (call) => places.hint(new Set(Object.keys(call ?? {}))),
  })

const lineTo = (
  { open, token, table, opening }: PageParts,
  hear: Parameters<typeof openLine>[0]['hear'],
): Line =>
  openLine({
    ...{ open, token, tableId: table.id, clientSeed: opening.fairness.clientSeed, hear },
    ...{ now: () => performance.now(), later, chance: Math.random },
  })

const limitsNode = (
  { least, main, side }: TableLimits,
  say: Say,
  money: (amount: Minor) => string,
): HTMLElement =>
  element(
    'p',
    { class: 'live-limits num' },
    say('live.limits', { least: money(least), main: money(main), side: money(side) }),
  )
