/** Keys of the page: digits type a number of two or three, Ctrl and Enter bet, Escape takes all out. */
import { broughtBy, isPicked, type Parts, pick, playNow } from '../boards/parts.ts'
import { inputOf } from '../model/rules.ts'

export function keys(parts: Parts, acts: { readonly place: () => void }): void {
  const { desk } = parts
  let typed = ''
  window.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return acts.place()
    if (event.key === 'Escape') {
      typed = ''
      return pick(parts, desk.draft.words, false)
    }
    const play = playNow(desk)
    const input = play && inputOf(desk.game.kind, play)
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || input?.by !== 'digits') return
    typed += event.key
    if (typed.length < input.width) return
    pick(parts, broughtBy(parts, typed), !isPicked(desk, typed))
    typed = ''
  })
}
