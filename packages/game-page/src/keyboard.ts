import type { Game } from './flow/game.ts'
import type { Panels } from './panels/all.ts'

/** Focus goes on, and the page is loaded anew or fills the screen, whatever is celebrated. */
const belongsToBrowser = (key: string) => /^(Tab|Shift|F\d+)$/.test(key)

/** Keys of the game. A focused button keeps its own Space and Enter; a held key bets once. */
export function keyboard(parts: {
  game: Game
  panels: Panels
  sound: () => void
  /** What the page does not know is the table's to know. */
  table: (key: string) => boolean
  /** While a win is celebrated, any key brings it on. */
  isCelebrating: () => boolean
}): void {
  const { game, panels, sound, table, isCelebrating } = parts
  const keys: Record<string, () => void> = {
    ' ': () => game.press(),
    ArrowUp: () => game.changeStake(1),
    ArrowRight: () => game.changeStake(1),
    ArrowDown: () => game.changeStake(-1),
    ArrowLeft: () => game.changeStake(-1),
    m: sound,
    i: () => panels.rules(),
    h: () => panels.history(),
  }
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    const target = event.target instanceof Element ? event.target : null
    if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, input, a')) return
    if (isCelebrating() && !belongsToBrowser(event.key)) {
      event.preventDefault()
      return game.pressOn()
    }
    if (target?.closest('input, textarea, select')) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (table(key)) {
      event.preventDefault()
      return
    }
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  // A button pressed with a pointer gives the focus back, so that Space goes on to bet.
  document.addEventListener('click', (event) => {
    if (
      event.detail > 0 &&
      document.activeElement instanceof HTMLButtonElement &&
      !document.querySelector('dialog[open]')
    )
      document.activeElement.blur()
  })
}
