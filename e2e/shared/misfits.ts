/** What does not fit where it is written, as the browser has laid it out. */

/** Boxes whose text is cut off or runs over their edge: unless they scroll, or say by `data-clip` that they are drawn so. */
export function misfits(): string[] {
  const written = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const boxes = new Set<HTMLElement>()
  while (written.nextNode()) {
    if (!written.currentNode.textContent?.trim()) continue
    let box = written.currentNode.parentElement
    // A line among others is held by the box around it.
    while (box && getComputedStyle(box).display === 'inline') box = box.parentElement
    if (box && !box.closest('[data-clip], select, svg, script, style, .sr-only')) boxes.add(box)
  }
  return [...boxes].flatMap((box) => {
    const { visibility, overflowX, overflowY } = getComputedStyle(box)
    const { width, height } = box.getBoundingClientRect()
    if (visibility === 'hidden' || width <= 1 || height <= 1) return []
    const over = {
      x: /auto|scroll/.test(overflowX) ? 0 : box.scrollWidth - box.clientWidth,
      y: /auto|scroll/.test(overflowY) ? 0 : box.scrollHeight - box.clientHeight,
    }
    if (over.x <= 1 && over.y <= 1) return []
    return [`${box.tagName} ${over.x}/${over.y} px: ${box.textContent?.trim().slice(0, 60)}`]
  })
}
