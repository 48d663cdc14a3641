/** Opens the game of the address /palmyra/<game>/?code=…&lang=…&theme=… in the element with the id `game`. */
import '@jackfruit/game-page/style/latin.css'
import './style/tokens.css'
import './style/page.css'
import './style/board.css'
import './style/slip.css'
import './style/show.css'
import './style/lists.css'
import './style/print.css'
import { element } from '@jackfruit/game-page/dom'
import { loadFace } from '@jackfruit/game-page/faces'
import { hostBridge, takeLaunch } from '@jackfruit/game-page/host-bridge'
import { nameLanguage, spokenFor } from '@jackfruit/game-page/texts'
import { prizeModes } from '@jackfruit/lottery-rules'
import { runPage } from './page.ts'
import { speakIn } from './texts.ts'
import { httpStudio } from './wire/http-studio.ts'

async function open(root: HTMLElement): Promise<void> {
  const wishes = new URLSearchParams(location.search)
  const theme = wishes.get('theme')
  document.documentElement.dataset['theme'] = theme === 'light' ? 'light' : 'dark'
  const launch = takeLaunch()
  const host = hostBridge()
  const [studioCode = ''] = location.pathname.split('/').filter(Boolean)
  const first = spokenFor(launch.language)
  const studio = httpStudio(studioCode)
  const [say, opened] = await Promise.all([speak(first), studio.open(launch.code)]).catch(async () => {
    const said = await speak(first)
    root.replaceChildren(element('p', { class: 'loading', role: 'alert' }, said('error.open')))
    return [said, null] as const
  })
  if (!opened) return
  const language = spokenFor(opened.language)
  runPage(root, {
    say: language === first ? say : await speak(language),
    studio,
    opened,
    host,
    wishes: {
      mode: prizeModes.find((mode) => mode === wishes.get('odds')) ?? null,
      play: wishes.get('play'),
    },
  })
}

async function speak(language: string) {
  nameLanguage(language)
  document.documentElement.dir = document.documentElement.dataset['reads'] ?? 'ltr'
  const [say] = await Promise.all([speakIn(language), loadFace(language)])
  return say
}

const root = document.getElementById('game')
if (root) void open(root)
