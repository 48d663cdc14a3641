/**
 * Play and the actions of an open round stand in each other's place. Whoever works them by keyboard
 * and pressed the one goes on with the other: a browser would drop the focus with what is hidden.
 */
export function keepDockFocus(main: HTMLElement, actions: HTMLElement): void {
  /** What had the focus last, as long as nothing else took it. */
  let had: Element | null = null
  const isOurs = (node: EventTarget | null): node is Element =>
    node instanceof Element && (main.contains(node) || actions.contains(node))
  document.addEventListener('focusin', ({ target }) => {
    had = isOurs(target) ? target : null
  })
  // A pointer gives the focus back after its press, so that Space goes on to bet.
  document.addEventListener('pointerdown', () => {
    had = null
  })
  const handOver = () => {
    const { activeElement } = document
    if (!had || (activeElement !== null && activeElement !== document.body && activeElement !== had)) return
    if (!actions.hidden) {
      const isGone = had === main || !had.isConnected || had.matches(':disabled')
      if (isGone) actions.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus()
    } else if (had !== main) main.focus()
  }
  new MutationObserver(handOver).observe(actions, {
    ...{ attributes: true, attributeFilter: ['hidden', 'disabled'], subtree: true, childList: true },
  })
}
