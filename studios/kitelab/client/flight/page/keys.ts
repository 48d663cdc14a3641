/** Keys of the flight; a field keeps its own. The answer ends them. */
import type { Seat } from './seat.ts'

interface Parts {
  readonly seats: readonly Pick<Seat, 'panel'>[]
  readonly sound: () => void
  readonly info: () => void
}

export function flightKeys({ seats, sound, info }: Parts): () => void {
  const keys: Readonly<Record<string, () => void>> = {
    ...{ '1': () => seats[0]?.panel.press(), '2': () => seats[1]?.panel.press() },
    ...{ m: sound, i: info },
  }
  const press = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
    const key = event.key.toLowerCase()
    const own = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!own) return
    event.preventDefault()
    own()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
