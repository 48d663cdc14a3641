const lasts = 160

/** What would run, load or answer again in a copy. */
const lively = 'iframe, canvas, video, audio, dialog, script'

/**
 * Leaves a copy of content that is about to go where it stood, and fades it out while the next content fades in.
 * The copy is a picture: nobody can reach, read or find it. Without motion nothing is left.
 */
export function fadeOut(leaving: HTMLElement): void {
  const place = leaving.parentElement
  if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { top, left, width, height } = leaving.getBoundingClientRect()
  const copy = leaving.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll(lively)) part.remove()
  for (const part of copy.querySelectorAll('[id], [data-testid], [name]'))
    for (const name of ['id', 'data-testid', 'name']) part.removeAttribute(name)
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  copy.dataset['leaving'] = ''
  Object.assign(copy.style, {
    ...{ position: 'fixed', top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` },
    ...{ margin: '0', zIndex: '10', animation: 'none', overflow: 'hidden', pointerEvents: 'none' },
  })
  place.append(copy)
  const gone = () => copy.remove()
  copy
    .animate([{ opacity: 1 }, { opacity: 0 }], { duration: lasts, easing: 'ease-in', fill: 'forwards' })
    .finished.then(gone, gone)
}
