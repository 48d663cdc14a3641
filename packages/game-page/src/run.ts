import { tagOf } from '@jackfruit/i18n/languages'
import { fetchedCelebration } from './celebrate/fetched.ts'
import { canAutoplay } from './flow/autoplay.ts'
import { type Game, makeGame } from './flow/game.ts'
import { makePatience } from './flow/patience.ts'
import { readBalance } from './flow/told-balance.ts'
import type { HostBridge } from './host-bridge.ts'
import { type BetBar, makeBetBar } from './hud/bet-bar.ts'
import { makeFreeBand } from './hud/free-band.ts'
import { makeOverlays } from './hud/overlays.ts'
import { makeTopBar } from './hud/top-bar.ts'
import { keyboard } from './keyboard.ts'
import { readMeters } from './meters.ts'
import type { Opening } from './model.ts'
import { cutPercent } from './money.ts'
import { openPanels } from './panels/all.ts'
import { makeMessageBox } from './panels/message.ts'
import type { PlayServer } from './play/play-server.ts'
import { makeSound } from './sound/sound.ts'
import { makeStage } from './stage.ts'
import type { GameView, Say, Table } from './view.ts'
import { lendParts } from './view-parts.ts'

/** Puts an opened game together and begins it. */
export async function runGame(
  root: HTMLElement,
  parts: { view: GameView; opening: Opening; server: PlayServer; host: HostBridge; say: Say },
): Promise<void> {
  const { view, server, host, say } = parts
  const { currency, language, mode, published } = parts.opening
  const sound = makeSound(view.name['EN'] ?? '')
  const patience = makePatience()
  const stillQuery = matchMedia('(prefers-reduced-motion: reduce)')
  const wantsStill = () => stillQuery.matches

  const { viewParts, playBy } = lendParts(parts.opening, {
    say,
    sounds: { play: sound.play },
    pause: (ms) => (wantsStill() ? Promise.resolve() : patience.pause(ms)),
  })
  const table = await view.make(viewParts)
  const autoplay = parts.opening.jurisdiction.autoplay && canAutoplay(view, table)
  const jurisdiction = { ...parts.opening.jurisdiction, autoplay }
  const opening: Opening = { ...parts.opening, jurisdiction }
  host.hear('meters', (meters) => table.setMeters?.(readMeters(meters, currency)))
  const message = makeMessageBox(say, currency)
  const band = makeFreeBand(say, currency)
  const overlays = makeOverlays(currency)
  const toggleSound = () => {
    sound.set(!sound.isOn())
    top.setSound(sound.isOn())
  }
  const name = view.name[language]
  const called = name ?? view.name['EN'] ?? ''
  const top = makeTopBar(
    say,
    {
      ...{ name: called, language: tagOf(name === undefined ? 'EN' : language) },
      ...{ studio: view.studio, rtp: cutPercent(published.rtp), currency, mode },
    },
    {
      back: () => host.tell('close'),
      deposit: () => host.tell('deposit'),
      sound: toggleSound,
      rules: () => panels.rules(),
      fullscreen: () => void toggleFullscreen(host),
    },
  )
  const betBar = makeBetBar(
    say,
    currency,
    { auto: autoplay, turbo: jurisdiction.turbo, face: view.face ?? 'play', table },
    {
      ...{ raise: () => game.changeStake(1), lower: () => game.changeStake(-1) },
      quick: (quick) => game.quickStake(quick),
      auto: () => (game.autoRunning() ? game.stopAutoplay() : panels.autoplay()),
      turbo: () => game.toggleTurbo(),
      history: () => panels.history(),
      rules: () => panels.rules(),
      main: () => game.press(),
    },
  )
  // It stands where there is room for it: above, or beside the stake.
  const bar: BetBar = {
    ...betBar,
    setBalance: (balance) => {
      betBar.setBalance(balance)
      top.setBalance(balance)
    },
    balanceAt: () => top.balanceAt() ?? betBar.balanceAt(),
  }
  const stage = makeStage(view.hall, table, [band.node, ...overlays.nodes])
  const celebration = celebrationAt({ currency, say, sound, root, name: called, table, stage, bar })
  const game = makeGame({
    ...{ opening, server, table, top, bar, band, overlays, message, sound, host, say, patience, wantsStill },
    celebration,
  })
  playBy(game)
  hearBalance(host, game, currency)
  const hasFeature = table.feature !== undefined
  const panels = openPanels({ say, view, viewParts, hasFeature, opening, server, game, host })
  document.addEventListener('fullscreenchange', () => top.setFullscreen(document.fullscreenElement !== null))

  stage.node.addEventListener('click', () => game.pressOn())
  seat(root, table, [top.node, stage.node, bar.node])
  host.tell('sitting')
  document.body.append(message.node, ...panels.nodes)
  stage.fit()
  keyboard({
    ...{ game, panels, sound: toggleSound, isCelebrating: celebration.isOn },
    table: (key) => table.press?.(key) ?? false,
  })
  countSession(top)
  await game.begin()
  // Asked for from the record of rounds: drawn once what stood open here has come to its end.
  host.hear('round', (id) => game.replay(String(id)))
}

function countSession(top: ReturnType<typeof makeTopBar>): void {
  const openedAt = Date.now()
  window.setInterval(() => top.setSession(Math.floor((Date.now() - openedAt) / 1000)), 1000)
}

function hearBalance(host: HostBridge, game: Game, currency: Opening['currency']): void {
  host.hear('balance', (told) => {
    const balance = readBalance(told, currency)
    if (balance !== null) game.hearBalance(balance)
  })
}

/** The bars and the stage between them; a dock stands beside it. */
function seat(root: HTMLElement, { dock, rail }: Table, parts: readonly HTMLElement[]): void {
  root.classList.toggle('docked', dock !== undefined)
  root.classList.toggle('railed', rail !== undefined)
  if (dock) root.style.setProperty('--dock', dock.ground)
  root.replaceChildren(...parts)
}

/** Over the whole page; what it celebrates is the table's, and where is the stage's. */
const celebrationAt = (at: {
  readonly currency: Opening['currency']
  readonly say: Say
  readonly sound: ReturnType<typeof makeSound>
  readonly root: HTMLElement
  readonly name: string
  readonly table: Table
  readonly stage: ReturnType<typeof makeStage>
  readonly bar: ReturnType<typeof makeBetBar>
}) =>
  fetchedCelebration(async () => {
    const { currency, say, sound, root, name, table, stage, bar } = at
    const { makeCelebration } = await import('./celebrate/celebration.ts')
    const cast = table.cast ?? {}
    const made = makeCelebration({
      ...{ currency, say, sound: sound.celebrate, page: root, name, cast },
      places: {
        anchor: stage.frame,
        middle: stage.middle,
        stage: () => stage.node.getBoundingClientRect(),
        balance: () => bar.balanceAt() ?? { x: innerWidth / 2, y: innerHeight },
        lit: () => (cast.lit?.() ?? []).map(stage.inWindow),
      },
    })
    root.append(made.node)
    return made
  })

async function toggleFullscreen(host: HostBridge): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else if (document.fullscreenEnabled) await document.documentElement.requestFullscreen()
  else host.tell('fullscreen')
}
