import '@fontsource-variable/archivo/wdth.css'
import './style.css'
import { element } from './dom.ts'
import { makeGame } from './flow/game.ts'
import type { GameView } from './game-view.ts'
import { hostBridge, takeLaunchCode } from './host-bridge.ts'
import { makeBetBar } from './hud/bet-bar.ts'
import { makeOverlays } from './hud/overlays.ts'
import { makeTopBar } from './hud/top-bar.ts'
import type { Opening } from './model.ts'
import { makeMessageBox } from './panels/message.ts'
import { openPanels } from './panels/all.ts'
import { httpPlayServer } from './play/http-play-server.ts'
import { PlayFailure } from './play/play-server.ts'
import { makeBoard } from './reels/board.ts'
import { keyboard } from './keyboard.ts'
import { makeSound } from './sound.ts'
import { loadTexts, type Say } from './texts.ts'

/** Each game is its own piece, loaded by the address it is played at. */
const games: Record<string, () => Promise<{ view: GameView }>> = {
  'slot-golden-chinthe': () => import('../games/slot-golden-chinthe/view.ts'),
}

const language = () => new URLSearchParams(location.search).get('lang')?.toUpperCase() ?? 'EN'

async function start(root: HTMLElement): Promise<void> {
  const code = takeLaunchCode()
  const host = hostBridge()
  const server = httpPlayServer()
  const gameId = location.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const load = games[gameId]
  const { say } = await speak(language())
  root.replaceChildren(loading(say))
  const message = makeMessageBox(say)
  document.body.append(message.node)
  if (!load) {
    openingFailed(say, message, host, new PlayFailure('refused', 'NO_GAME'))
    return
  }
  try {
    const [{ view }, opening] = await Promise.all([load(), server.open(code ?? '')])
    document.title = `${view.name} · ${view.studio}`
    await run(root, view, opening, server, host)
    message.node.remove()
  } catch (failure) {
    openingFailed(say, message, host, failure)
  }
}

async function speak(wanted: string): Promise<{ say: Say }> {
  const { say, tag } = await loadTexts(wanted)
  document.documentElement.lang = tag
  if (tag === 'my') await import('./fonts-my.ts')
  return { say }
}

const loading = (say: Say) => element('div', { class: 'loading', role: 'status' }, element('div', { class: 'loading-hexagon', 'aria-hidden': 'true' }), element('p', {}, say('load.opening')))

function openingFailed(say: Say, message: ReturnType<typeof makeMessageBox>, host: ReturnType<typeof hostBridge>, failure: unknown): void {
  const code = failure instanceof PlayFailure ? failure.code : 'FAULT'
  if (!(failure instanceof PlayFailure)) console.error(failure)
  message.show({ title: say('error.title.open'), text: say('error.open'), reference: code, mustChoose: true, choices: [{ label: say('action.back'), gold: true, press: () => host.tell('close') }] })
}

async function run(root: HTMLElement, view: GameView, opening: Opening, server: ReturnType<typeof httpPlayServer>, host: ReturnType<typeof hostBridge>): Promise<void> {
  const { say } = await speak(opening.language)
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
  const overlays = makeOverlays(say, opening.currency, board.motion)
  const toggleSound = () => {
    sound.set(!sound.isOn())
    top.setSound(sound.isOn())
  }
  const top = makeTopBar(say, { name: view.name, studio: view.studio, rtp: opening.rules.rtp, currency: opening.currency }, {
    back: () => host.tell('close'),
    deposit: () => host.tell('deposit'),
    sound: toggleSound,
    rules: () => panels.rules(),
    fullscreen: () => void toggleFullscreen(),
  })
  const bar = makeBetBar(say, opening.currency, {
    raise: () => game.changeStake(1),
    lower: () => game.changeStake(-1),
    auto: () => (game.autoRunning() ? game.stopAutoplay() : panels.autoplay()),
    turbo: () => game.toggleTurbo(),
    history: () => panels.history(),
    rules: () => panels.rules(),
    spin: () => game.pressSpin(),
  })
  const game = makeGame({ opening, view, server, board, scatter: theme.scatter, top, bar, overlays, message, sound, host, say, wantsStill: () => stillQuery.matches })
  const panels = openPanels({ say, view, opening, server, game })

  const toggleFullscreen = async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
    else if (document.fullscreenEnabled) await document.documentElement.requestFullscreen()
    else host.tell('fullscreen')
  }
  document.addEventListener('fullscreenchange', () => top.setFullscreen(document.fullscreenElement !== null))

  const hall = element('div', { class: 'hall', 'aria-hidden': 'true' })
  hall.style.backgroundImage = `url("${view.hall}")`
  const guardian = (side: string) => element('img', { class: `guardian ${side}`, src: view.guardian, alt: '', 'aria-hidden': 'true' })
  const marquee = element('p', { class: 'marquee', lang: 'en', 'aria-hidden': 'true' }, view.name)
  const stage = element('main', { class: 'stage' }, hall, guardian('left'), guardian('right'), marquee, board.canvas, ...overlays.nodes)
  root.replaceChildren(top.node, stage, bar.node)
  document.body.append(message.node, ...panels.nodes)

  const fit = () => {
    const size = { width: stage.clientWidth, height: stage.clientHeight }
    const portrait = size.width < 600 && size.height > size.width * 0.9
    const place = board.resize(size, { above: portrait ? 64 : 6, below: portrait ? 78 : Math.min(40, size.height * 0.055) })
    for (const [name, value] of Object.entries({ x: place.x - place.frame, y: place.y - place.frame, w: place.width + place.frame * 2, h: place.height + place.frame * 2, inner: place.y, cell: place.cellWidth })) {
      stage.style.setProperty(`--board-${name}`, `${value}px`)
    }
  }
  new ResizeObserver(fit).observe(stage)
  fit()
  board.show(theme.firstWindow)
  keyboard({ game, panels, sound: toggleSound })
  const openedAt = Date.now()
  window.setInterval(() => top.setSession(Math.floor((Date.now() - openedAt) / 1000)), 1000)
  await game.begin()
}

const root = document.getElementById('game')
if (root) void start(root)

