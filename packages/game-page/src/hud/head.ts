/** The bar above a page of shared rounds, and the clock of the sitting in it. */
import type { HostBridge } from '../host-bridge.ts'
import type { Opening } from '../model.ts'
import { cutPercent } from '../money.ts'
import type { Sound } from '../sound/sound.ts'
import type { Say } from '../view.ts'
import { makeTopBar, type TopBar } from './top-bar.ts'

interface Parts {
  readonly name: string
  /** As it is written: "Rubyrow". */
  readonly studio: string
  readonly opening: Opening
  readonly say: Say
  readonly host: HostBridge
  readonly sound: Sound
  readonly rules: () => void
}

export interface Head extends TopBar {
  readonly toggleSound: () => void
  readonly stop: () => void
}

export function makeHead({ name, studio, opening, say, host, sound, rules }: Parts): Head {
  const { currency, mode, published } = opening
  const toggleSound = () => {
    sound.set(!sound.isOn())
    top.setSound(sound.isOn())
  }
  const top = makeTopBar(
    say,
    {
      name,
      language: document.documentElement.lang,
      studio,
      currency,
      mode,
      rtp: cutPercent(published.rtp),
    },
    {
      back: () => host.tell('close'),
      deposit: () => host.tell('deposit'),
      ...{ sound: toggleSound, rules },
      fullscreen: () => void toggleFullscreen(host),
    },
  )
  host.hear('behind', (isBehind) => sound.hush(isBehind === true))
  document.addEventListener('fullscreenchange', () => top.setFullscreen(document.fullscreenElement !== null))
  const openedAt = performance.now()
  const ticking = setInterval(() => top.setSession(Math.floor((performance.now() - openedAt) / 1000)), 1_000)
  return { ...top, toggleSound, stop: () => clearInterval(ticking) }
}

async function toggleFullscreen(host: HostBridge): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else if (document.fullscreenEnabled) await document.documentElement.requestFullscreen()
  else host.tell('fullscreen')
}
