/** A drawn picture, painted on a canvas as it is: no address is loaded, and nothing has to be waited for. */

type Pen = CanvasRenderingContext2D

const shapes: Readonly<Record<string, (pen: Pen, of: (name: string) => number, node: Element) => Path2D>> = {
  path: (_, __, node) => new Path2D(node.getAttribute('d') ?? ''),
  polygon: (_, __, node) => new Path2D(`M${node.getAttribute('points') ?? ''}Z`),
  circle: (_, of) => {
    const path = new Path2D()
    path.arc(of('cx'), of('cy'), of('r'), 0, Math.PI * 2)
    return path
  },
  ellipse: (_, of) => {
    const path = new Path2D()
    path.ellipse(of('cx'), of('cy'), of('rx'), of('ry'), 0, 0, Math.PI * 2)
    return path
  },
  rect: (_, of) => {
    const path = new Path2D()
    path.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'))
    return path
  },
}

/** `translate(1 2) rotate(180 3 4) scale(5)` as the pen does it. */
function move(pen: Pen, transform: string): void {
  for (const [, name, inside] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = (inside ?? '').split(/[\s,]+/).map(Number)
    if (name === 'translate') pen.translate(a, b ?? 0)
    if (name === 'scale') pen.scale(a, b ?? a)
    if (name !== 'rotate') continue
    pen.translate(b ?? 0, c)
    pen.rotate((a * Math.PI) / 180)
    pen.translate(-(b ?? 0), -c)
  }
}

interface Ink {
  /** What `currentColor` is. */
  readonly color: string
  /** The letters of a text in it. */
  readonly font: (node: Element) => string
}

export function paintSvg(pen: Pen, node: Element, ink: Ink): void {
  const of = (name: string) => Number(node.getAttribute(name) ?? 0)
  const inked = (name: string) => {
    const value = node.getAttribute(name)
    return value === 'currentColor' ? ink.color : value
  }
  pen.save()
  move(pen, node.getAttribute('transform') ?? '')
  const shape = shapes[node.tagName]?.(pen, of, node)
  if (shape) {
    pen.fillStyle = inked('fill') ?? '#000'
    if (node.getAttribute('fill') !== 'none') pen.fill(shape)
    const stroke = inked('stroke')
    if (stroke && stroke !== 'none') {
      pen.globalAlpha = Number(node.getAttribute('stroke-opacity') ?? 1)
      pen.strokeStyle = stroke
      pen.lineWidth = Number(node.getAttribute('stroke-width') ?? 1)
      pen.lineJoin = 'round'
      pen.stroke(shape)
    }
  }
  if (node.tagName === 'text') {
    pen.font = ink.font(node)
    pen.textAlign = 'center'
    pen.fillStyle = ink.color
    pen.fillText(node.textContent ?? '', of('x'), of('y'))
  }
  for (const child of node.children) paintSvg(pen, child, ink)
  pen.restore()
}
