/** Keys of the table. A focused button keeps its own Space and Enter. */
import type { Betting } from './betting.ts'
import type { Controls } from './controls.ts'

export function tableKeys({
  controls,
  betting,
  sound,
  info,
  decide,
}: {
  readonly controls: Controls
  readonly betting: Betting
  readonly sound: () => void
  readonly info: () => void
  /** True where the key decided something. */
  readonly decide: (key: string) => boolean
}): void {
  const keys: Readonly<Record<string, () => void>> = {
    ...{ ' ': () => betting.confirm(), Enter: () => betting.confirm() },
    ...{ m: sound, i: info },
  }
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select')) return
    if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, a, [role="button"]')) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const own = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (decide(key)) return event.preventDefault()
    if (own) own()
    else if (!controls.press(key)) return
    event.preventDefault()
  })
}
