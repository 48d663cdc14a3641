/** The entry of every studio's client: the page around the games, given how to load each of them. */
import '@fontsource-variable/archivo/wdth.css'
import './style/base.css'
import './style/top.css'
import './style/stage.css'
import './style/bar.css'
import './style/panels.css'
import './style/narrow.css'
import './style/dock.css'
import './style/rail.css'
import { element } from './dom.ts'
import { loadFace } from './faces.ts'
import { type HostBridge, hostBridge, takeLaunch } from './host-bridge.ts'
import { makeMessageBox } from './panels/message.ts'
import { httpPlayServer } from './play/http-play-server.ts'
import { PlayFailure } from './play/play-server.ts'
import { runGame } from './run.ts'
import { loadWords, nameLanguage, sayFrom, spokenFor } from './texts.ts'
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
  const first = spokenFor(launch.language)
  const say = sayFrom(await speak(first))
  root.replaceChildren(loading(say))
  try {
    if (!load) throw new PlayFailure('refused', 'NO_GAME')
    const drawn = load().then(async ({ view }) => ({ view, words: await speak(first, view.texts) }))
    const [{ view, words }, opening] = await Promise.all([drawn, server.open(launch.code)])
    // What the launch was signed for has the last word; most often it is what the address said.
    const language = spokenFor(opening.language)
    const spoken = sayFrom(language === first ? words : await speak(language, view.texts))
    document.title = `${view.name[language] ?? view.name['EN']} · ${view.studio}`
    await runGame(root, { view, opening: { ...opening, language }, server, host, say: spoken })
  } catch (failure) {
    openingFailed(say, host, failure)
    if (!(failure instanceof PlayFailure)) throw failure
  }
}

/** The words of a language, once its face is there, too: nothing jumps afterwards. */
async function speak(language: string, sets: GameView['texts'] = []) {
  nameLanguage(language)
  const [words] = await Promise.all([loadWords(language, sets), loadFace(language)])
  return words
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
  const isPaused = failure instanceof PlayFailure && failure.kind === 'paused'
  const show = () =>
    message.show({
      title: say(isPaused ? 'error.title.paused' : 'error.title.open'),
      text: isPaused ? `${say('error.paused')} ${say('error.open')}` : say('error.open'),
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
