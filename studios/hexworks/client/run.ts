import { makeGame } from './flow/game.ts'
import type { GameView } from './game-view.ts'
import type { HostBridge } from './host-bridge.ts'
import { makeBetBar } from './hud/bet-bar.ts'
import { makeOverlays } from './hud/overlays.ts'
import { makeTopBar } from './hud/top-bar.ts'
import { keyboard } from './keyboard.ts'
import type { Opening } from './model.ts'
import { openPanels } from './panels/all.ts'
import { makeMessageBox } from './panels/message.ts'
import type { PlayServer } from './play/play-server.ts'
import { makeBoard } from './reels/board.ts'
import { makeSound } from './sound.ts'
import { makeStage } from './stage.ts'
import type { Say } from './texts.ts'

/** Puts an opened game together and begins it. */
export async function runGame(
  root: HTMLElement,
  parts: { view: GameView; opening: Opening; server: PlayServer; host: HostBridge; say: Say },
): Promise<void> {
  const { view, opening, server, host, say } = parts
  const { currency, jurisdiction, mode, rules } = opening
  const sound = makeSound()
  const stillQuery = matchMedia('(prefers-reduced-motion: reduce)')
  const theme = await view.theme(say)
  const board = await makeBoard(theme, {
    onLand: (reel, scatters) => {
      sound.land(reel)
      if (scatters > 0) sound.scatter(scatters)
    },
  })
  const message = makeMessageBox(say)
  const overlays = makeOverlays(say, currency, board.motion)
  const toggleSound = () => {
    sound.set(!sound.isOn())
    top.setSound(sound.isOn())
  }
  const top = makeTopBar(
    say,
    { name: view.name, studio: view.studio, rtp: rules.rtp, currency, mode },
    {
      back: () => host.tell('close'),
      deposit: () => host.tell('deposit'),
      sound: toggleSound,
      rules: () => panels.rules(),
      fullscreen: () => void toggleFullscreen(),
    },
  )
  const bar = makeBetBar(
    say,
    currency,
    { auto: jurisdiction.autoplay, turbo: jurisdiction.turbo },
    {
      raise: () => game.changeStake(1),
      lower: () => game.changeStake(-1),
      auto: () => (game.autoRunning() ? game.stopAutoplay() : panels.autoplay()),
      turbo: () => game.toggleTurbo(),
      history: () => panels.history(),
      rules: () => panels.rules(),
      spin: () => game.pressSpin(),
    },
  )
  const game = makeGame({
    opening,
    server,
    board,
    scatter: theme.scatter,
    firstWindow: theme.firstWindow,
    top,
    bar,
    overlays,
    message,
    sound,
    host,
    say,
    wantsStill: () => stillQuery.matches,
  })
  const panels = openPanels({ say, view, opening, server, game, host })

  const toggleFullscreen = async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
    else if (document.fullscreenEnabled) await document.documentElement.requestFullscreen()
    else host.tell('fullscreen')
  }
  document.addEventListener('fullscreenchange', () => top.setFullscreen(document.fullscreenElement !== null))

  const stage = makeStage(view, board, overlays.nodes)
  stage.node.addEventListener('click', () => game.pressOn())
  root.replaceChildren(top.node, stage.node, bar.node)
  document.body.append(message.node, ...panels.nodes)
  stage.fit()
  board.show(theme.firstWindow)
  keyboard({ game, panels, sound: toggleSound })
  const openedAt = Date.now()
  window.setInterval(() => top.setSession(Math.floor((Date.now() - openedAt) / 1000)), 1000)
  await game.begin()
}
