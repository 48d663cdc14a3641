/** Opens a page of shared rounds at the address /<studio>/<table>/?code=…&lang=…; where it cannot be, it says so. */
import { element } from '../dom.ts'
import { loadFace } from '../faces.ts'
import { type HostBridge, hostBridge, takeLaunch } from '../host-bridge.ts'
import type { Opening } from '../model.ts'
import { makeMessageBox } from '../panels/message.ts'
import { httpPlayServer } from '../play/http-play-server.ts'
import { PlayFailure } from '../play/play-server.ts'
import { loadWords, nameLanguage, sayFrom, spokenFor } from '../texts.ts'
import type { Say, TextFiles } from '../view.ts'
import { words as roundWords } from '../words/shared-rounds/words.ts'
import { openSocketTo } from './browser-socket.ts'
import type { Socket } from './connection.ts'

export interface Entered {
  readonly tableId: string
  readonly opening: Opening
  readonly token: string
  readonly host: HostBridge
  readonly say: Say
  readonly open: () => Socket
  /** Of a round of the table, once its result was shown. */
  readonly proof: (roundId: string) => Promise<unknown>
}

/** What a studio draws at one of its tables. */
export interface RoundsPage {
  readonly texts: readonly TextFiles[]
  readonly title: (say: Say) => string
  /** Null for a currency that the table is not played in. */
  readonly run: (entered: Entered) => (() => void) | null
}

/** `find` answers null for a table that there is not. */
export async function openRounds(
  root: HTMLElement,
  find: (tableId: string) => Promise<RoundsPage | null>,
): Promise<void> {
  const launch = takeLaunch()
  const host = hostBridge()
  const [studio = '', tableId = ''] = location.pathname.split('/').filter(Boolean)
  const first = spokenFor(launch.language)
  root.replaceChildren(waiting())
  try {
    let token = ''
    const server = httpPlayServer(studio, { opened: (told) => (token = told) })
    const [page, told] = await Promise.all([find(tableId), server.open(launch.code)])
    if (!page) throw new PlayFailure('refused', 'NO_GAME')
    const opening: Opening = { ...told, language: spokenFor(told.language) }
    const say = sayFrom(await speak(opening.language, [roundWords, ...page.texts]))
    document.title = page.title(say)
    const open = () => openSocketTo(studio)
    if (page.run({ tableId, opening, token, host, say, open, proof: server.proof }) === null)
      throw new PlayFailure('refused', 'CURRENCY')
    host.tell('sitting')
  } catch (failure) {
    const say = sayFrom(await speak(first, []))
    const message = makeMessageBox(say)
    document.body.append(message.node)
    const show = () =>
      message.show({
        ...{ title: say('error.title.open'), text: say('error.open'), mustChoose: true },
        reference: failure instanceof PlayFailure ? failure.code || failure.kind.toUpperCase() : 'FAULT',
        choices: [{ label: say('action.back'), gold: true, press: leave }],
      })
    const leave = () => {
      host.tell('close')
      show()
    }
    show()
    if (!(failure instanceof PlayFailure)) throw failure
  }
}

async function speak(language: string, sets: readonly TextFiles[]) {
  nameLanguage(language)
  const [words] = await Promise.all([loadWords(language, sets), loadFace(language)])
  return words
}

const waiting = () =>
  element(
    'div',
    { class: 'loading', role: 'status' },
    element('div', { class: 'loading-hexagon', 'aria-hidden': 'true' }),
  )
