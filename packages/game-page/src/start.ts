/** The entry of every studio's client: the page around the games, given how to load each of them. */
import '@fontsource-variable/archivo/wdth.css'
import './style/base.css'
import './style/top.css'
import './style/stage.css'
import './style/bar.css'
import './style/panels.css'
import './style/narrow.css'
import { element } from './dom.ts'
import { type HostBridge, hostBridge, takeLaunch } from './host-bridge.ts'
import { makeMessageBox } from './panels/message.ts'
import { httpPlayServer } from './play/http-play-server.ts'
import { PlayFailure } from './play/play-server.ts'
import { runGame } from './run.ts'
import { loadTexts, sayFrom } from './texts.ts'
import type { GameView, Say } from './view.ts'

/** By game code: each game is a piece of its own, loaded by the address that it is played at. */
export type Views = Readonly<Record<string, () => Promise<{ readonly view: GameView }>>>

/** Opens the game of the address /<studio>/<game>/?code=…&lang=… in the element with the id `game`. */
export function start(views: Views): void {
  const root = document.getElementById('game')
  if (root) void open(root, views)
}

async function open(root: HTMLElement, views: Views): Promise<void> {
  const launch = takeLaunch()
  const host = hostBridge()
  const [studio = '', code = ''] = location.pathname.split('/').filter(Boolean)
  const server = httpPlayServer(studio)
  const load = Object.hasOwn(views, code) ? views[code] : undefined
  const first = await speak(launch.language)
  const say = sayFrom(first.words)
  root.replaceChildren(loading(say))
  try {
    if (!load) throw new PlayFailure('refused', 'NO_GAME')
    const [{ view }, opening] = await Promise.all([load(), server.open(launch.code)])
    // What the launch was signed for has the last word; most often it is what the address said.
    const { words, tag } = await speak(opening.language)
    document.title = `${view.name[opening.language] ?? view.name['EN']} · ${view.studio}`
    const spoken = sayFrom(words, view.texts, opening.language)
    await runGame(root, { view, opening, server, host, say: spoken, tag })
  } catch (failure) {
    openingFailed(say, host, failure)
    if (!(failure instanceof PlayFailure)) throw failure
  }
}

async function speak(wanted: string) {
  const spoken = await loadTexts(wanted.toUpperCase())
  document.documentElement.lang = spoken.tag
  if (spoken.tag === 'my') await import('./fonts-my.ts')
  return spoken
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
