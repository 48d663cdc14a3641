/** Installing the site as an app, where the browser offers it. Its offer comes early and only once: it is kept here. */
import { createStore, useStore } from '../store.ts'

/** Chromium's event; no other browser has it, and no list of types knows it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

type State = 'none' | 'offered' | 'installed'

const state = createStore<State>('none')
let offer: InstallOffer | null = null

export function listenForInstall(): void {
  if (matchMedia('(display-mode: standalone)').matches) state.set('installed')
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    state.set('offered')
  })
  window.addEventListener('appinstalled', () => state.set('installed'))
}

export const useInstall = (): State => useStore(state)

/** Shows the browser's own question. An offer is good for one question. */
export async function install(): Promise<void> {
  const asked = offer
  if (!asked) return
  offer = null
  await asked.prompt()
  const { outcome } = await asked.userChoice
  state.set(outcome === 'accepted' ? 'installed' : 'none')
}
