import { tagOf } from '@jackfruit/i18n/languages'
import { canAutoplay } from './flow/autoplay.ts'
import { makeGame } from './flow/game.ts'
import { makePatience } from './flow/patience.ts'
import type { HostBridge } from './host-bridge.ts'
import { makeBetBar } from './hud/bet-bar.ts'
import { makeOverlays } from './hud/overlays.ts'
import { makeTopBar } from './hud/top-bar.ts'
import { keyboard } from './keyboard.ts'
import { readMeters } from './meters.ts'
import type { Opening } from './model.ts'
import { openPanels } from './panels/all.ts'
import { makeMessageBox } from './panels/message.ts'
import type { PlayServer } from './play/play-server.ts'
import { makeSound } from './sound/sound.ts'
import { makeStage } from './stage.ts'
import type { GameView, Say } from './view.ts'
import { lendParts } from './view-parts.ts'

/** Puts an opened game together and begins it. */
export async function runGame(
  root: HTMLElement,
  parts: { view: GameView; opening: Opening; server: PlayServer; host: HostBridge; say: Say },
): Promise<void> {
  const { view, server, host, say } = parts
  const { currency, language, mode, published } = parts.opening
  const sound = makeSound()
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
  const message = makeMessageBox(say)
  const overlays = makeOverlays(currency)
  const toggleSound = () => {
    sound.set(!sound.isOn())
    top.setSound(sound.isOn())
  }
  const name = view.name[language]
  const top = makeTopBar(
    say,
    {
      ...{ name: name ?? view.name['EN'] ?? '', language: tagOf(name === undefined ? 'EN' : language) },
      ...{ studio: view.studio, rtp: published.rtp, currency, mode },
    },
    {
      back: () => host.tell('close'),
      deposit: () => host.tell('deposit'),
      sound: toggleSound,
      rules: () => panels.rules(),
      fullscreen: () => void toggleFullscreen(host),
    },
  )
  const bar = makeBetBar(
    say,
    currency,
    { auto: jurisdiction.autoplay, turbo: jurisdiction.turbo, face: view.face ?? 'play' },
    {
      raise: () => game.changeStake(1),
      lower: () => game.changeStake(-1),
      auto: () => (game.autoRunning() ? game.stopAutoplay() : panels.autoplay()),
      turbo: () => game.toggleTurbo(),
      history: () => panels.history(),
      rules: () => panels.rules(),
      main: () => game.press(),
    },
  )
  const game = makeGame({
    ...{ opening, server, table, top, bar, overlays, message, sound, host, say, patience, wantsStill },
  })
  playBy(game)
  const hasFeature = table.feature !== undefined
  const panels = openPanels({ say, view, viewParts, hasFeature, opening, server, game, host })
  document.addEventListener('fullscreenchange', () => top.setFullscreen(document.fullscreenElement !== null))

  const stage = makeStage(view.hall, table, overlays.nodes)
  stage.node.addEventListener('click', () => game.pressOn())
  root.replaceChildren(top.node, stage.node, bar.node)
  host.tell('sitting')
  document.body.append(message.node, ...panels.nodes)
  stage.fit()
  keyboard({ game, panels, sound: toggleSound, table: (key) => table.press?.(key) ?? false })
  const openedAt = Date.now()
  window.setInterval(() => top.setSession(Math.floor((Date.now() - openedAt) / 1000)), 1000)
  await game.begin()
}

async function toggleFullscreen(host: HostBridge): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else if (document.fullscreenEnabled) await document.documentElement.requestFullscreen()
  else host.tell('fullscreen')
}
