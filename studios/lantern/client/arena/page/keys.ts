/** Keys of the arena; a field keeps its own. The answer ends them. */
interface Acts {
  readonly choose: (number: number) => void
  readonly press: (place: string) => void
  readonly undo: () => void
  readonly double: () => void
  readonly confirm: () => void
  readonly sound: () => void
  readonly info: () => void
}

const chipKey = /^[1-7]$/

export function arenaKeys(acts: Acts): () => void {
  const keys: Readonly<Record<string, () => void>> = {
    ...{ q: () => acts.press('meron'), a: () => acts.press('pool-meron') },
    ...{ e: () => acts.press('wala'), d: () => acts.press('pool-wala') },
    ...{ u: acts.undo, x: acts.double, m: acts.sound, i: acts.info, enter: acts.confirm },
  }
  const press = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    // A button that has the focus is pressed by Enter itself.
    if (event.target instanceof Element && event.target.closest(key === 'enter' ? 'button, input' : 'input'))
      return
    if (chipKey.test(key)) return acts.choose(Number(key))
    const own = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!own) return
    event.preventDefault()
    own()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
