/** Under a finger nobody sees what it touches: while it is down, the places around it stand larger above it. */
import { element } from '../dom.ts'
import { loupeAt } from './loupe-at.ts'

const size = { width: 168, height: 168, times: 3 }
const pressMs = 450

export function addLoupe(board: HTMLElement, table: HTMLElement): void {
  const lens = element('div', { class: 'loupe', 'aria-hidden': 'true' })
  let ownPressUntil = 0
  let shown: { readonly copy: HTMLElement; target: HTMLElement | null } | null = null

  const placeAt = ({ clientX, clientY }: PointerEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.place') ?? null

  function look(event: PointerEvent) {
    if (!shown) return
    const field = board.querySelector<HTMLElement>('.felt-places')
    if (!field) return
    const [around, within] = [table.getBoundingClientRect(), field.getBoundingClientRect()]
    const at = loupeAt(
      { x: event.clientX - around.x, y: event.clientY - around.y },
      {
        table: { width: around.width, height: around.height },
        field: { x: within.x - around.x, y: within.y - around.y },
      },
      size,
    )
    lens.style.translate = `${at.left}px ${at.top}px`
    shown.copy.style.transform = `translate(${at.x}px, ${at.y}px) scale(${size.times})`
    const target = placeAt(event)
    if (target === shown.target) return
    shown.target = target
    for (const place of shown.copy.querySelectorAll('.meant')) place.classList.remove('meant')
    const id = target?.dataset['place']
    if (id !== undefined) shown.copy.querySelector(`[data-place="${CSS.escape(id)}"]`)?.classList.add('meant')
  }

  function open(event: PointerEvent) {
    const field = board.querySelector<HTMLElement>('.felt-places')
    if (event.pointerType !== 'touch' || !event.isPrimary || !field || table.classList.contains('locked'))
      return
    const copy = field.cloneNode(true) as HTMLElement
    for (const place of copy.querySelectorAll('button')) place.replaceWith(likeness(place))
    Object.assign(copy.style, { width: `${field.clientWidth}px`, height: `${field.clientHeight}px` })
    lens.replaceChildren(copy)
    shown = { copy, target: null }
    table.append(lens)
    look(event)
  }

  /** The place that the finger lifts from is meant, also where the browser would take it for no press at all. */
  function close(event: PointerEvent, isMeant: boolean) {
    if (!shown) return
    shown = null
    lens.remove()
    if (!isMeant) return
    placeAt(event)?.click()
    ownPressUntil = performance.now() + pressMs
  }

  // What the browser makes of the same finger a moment later was laid already.
  const swallow = (event: MouseEvent) => {
    if (event.isTrusted && performance.now() < ownPressUntil) event.stopPropagation()
  }
  board.addEventListener('click', swallow, true)
  board.addEventListener('pointerdown', open)
  board.addEventListener('pointermove', look)
  board.addEventListener('pointerup', (event) => close(event, true))
  board.addEventListener('pointercancel', (event) => close(event, false))
}

/** As it looks, and no button: nothing in the lens can be reached. */
function likeness(place: HTMLElement): HTMLElement {
  const made = element('div', { class: place.className })
  // The page's policy lets no style be written as an attribute.
  made.style.cssText = place.style.cssText
  made.dataset['place'] = place.dataset['place']
  made.append(...place.childNodes)
  return made
}
