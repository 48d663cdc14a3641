import '@fontsource-variable/archivo/wdth.css'
import './style/base.css'
import './style/top.css'
import './style/stage.css'
import './style/bar.css'
import './style/panels.css'
import './style/narrow.css'
import { element } from './dom.ts'
import type { GameView } from './game-view.ts'
import { type HostBridge, hostBridge, takeLaunch } from './host-bridge.ts'
import { makeMessageBox } from './panels/message.ts'
import { httpPlayServer } from './play/http-play-server.ts'
import { PlayFailure } from './play/play-server.ts'
import { runGame } from './run.ts'
import { loadTexts, type Say } from './texts.ts'

/** Each game is its own piece, loaded by the address it is played at: /hexworks/<game>/?code=…&lang=… */
const games: Readonly<Record<string, () => Promise<{ view: GameView }>>> = {
  'slot-golden-chinthe': () => import('../games/slot-golden-chinthe/view.ts'),
}

async function start(root: HTMLElement): Promise<void> {
  const launch = takeLaunch()
  const host = hostBridge()
  const server = httpPlayServer()
  const gameId = location.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const load = Object.hasOwn(games, gameId) ? games[gameId] : undefined
  const say = await speak(launch.language)
  root.replaceChildren(loading(say))
  try {
    if (!load) throw new PlayFailure('refused', 'NO_GAME')
    const [{ view }, opening] = await Promise.all([load(), server.open(launch.code)])
    document.title = `${view.name} · ${view.studio}`
    // What the launch was signed for has the last word; most often it is what the address said.
    await runGame(root, { view, opening, server, host, say: await speak(opening.language) })
  } catch (failure) {
    openingFailed(say, host, failure)
    if (!(failure instanceof PlayFailure)) throw failure
  }
}

async function speak(wanted: string): Promise<Say> {
  const { say, tag } = await loadTexts(wanted.toUpperCase())
  document.documentElement.lang = tag
  if (tag === 'my') await import('./fonts-my.ts')
  return say
}

const loading = (say: Say) =>
  element(
    'div',
    { class: 'loading', role: 'status' },
    element('div', { class: 'loading-hexagon', 'aria-hidden': 'true' }),
    element('p', {}, say('load.opening')),
  )

/** A launch code is good once, so there is nothing to try again here: the lobby opens the game anew. */
function openingFailed(say: Say, host: HostBridge, failure: unknown): void {
  const message = makeMessageBox(say)
  document.body.append(message.node)
  const code = failure instanceof PlayFailure ? failure.code || failure.kind.toUpperCase() : 'FAULT'
  const show = () =>
    message.show({
      title: say('error.title.open'),
      text: say('error.open'),
      reference: code,
      mustChoose: true,
      choices: [{ label: say('action.back'), gold: true, press: leave }],
    })
  const leave = () => {
    host.tell('close')
    show()
  }
  show()
}

const root = document.getElementById('game')
if (root) void start(root)
