/** The faces of dice as pictures for their skin: drawn shapes laid on a canvas. */
import { paintSvg } from '@jackfruit/game-page/solid/paint-svg'

type Pen = CanvasRenderingContext2D
/** Draws one face in a box of 40. */
export type Face = (pen: Pen, face: number) => void

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [10, 10],
    [20, 20],
    [30, 30],
  ],
  4: [
    [11.5, 11.5],
    [28.5, 11.5],
    [11.5, 28.5],
    [28.5, 28.5],
  ],
  5: [
    [10.5, 10.5],
    [29.5, 10.5],
    [20, 20],
    [10.5, 29.5],
    [29.5, 29.5],
  ],
  6: [
    [12, 9.5],
    [28, 9.5],
    [12, 20],
    [28, 20],
    [12, 30.5],
    [28, 30.5],
  ],
}

/** Inlaid: dark above, light below, as a hollow is. */
function hollow(pen: Pen, [x, y]: readonly [number, number], radius: number, ink: string): void {
  const shade = pen.createLinearGradient(0, y - radius - 1, 0, y + radius + 1)
  shade.addColorStop(0, 'rgb(0 0 0 / 55%)')
  shade.addColorStop(1, 'rgb(255 255 255 / 60%)')
  pen.fillStyle = shade
  pen.beginPath()
  pen.arc(x, y, radius + 0.8, 0, Math.PI * 2)
  pen.fill()
  const inside = pen.createRadialGradient(x, y + radius * 0.5, radius * 0.1, x, y, radius)
  inside.addColorStop(0, `color-mix(in srgb, ${ink}, white 26%)`)
  inside.addColorStop(0.6, ink)
  inside.addColorStop(1, `color-mix(in srgb, ${ink}, black 34%)`)
  pen.fillStyle = inside
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

interface Inks {
  readonly body: string
  readonly pip: string
  /** Of the 1 and the 4. */
  readonly marked: string
}

export const pipFace =
  ({ body, pip, marked }: Inks): Face =>
  (pen, face) => {
    pen.fillStyle = body
    pen.fillRect(0, 0, 40, 40)
    for (const spot of spots[face] ?? [])
      hollow(pen, spot, face === 1 ? 6.4 : 4.1, face === 1 || face === 4 ? marked : pip)
  }

/** Pictures that a page draws, on ivory. */
export const pictureFace =
  (shapesOf: (face: number) => readonly SVGElement[]): Face =>
  (pen, face) => {
    pen.fillStyle = '#fffaf0'
    pen.fillRect(0, 0, 40, 40)
    for (const shape of shapesOf(face)) paintSvg(pen, shape, { color: '#1b2430', font: () => '' })
  }

export interface Colour {
  readonly ink: string
  readonly letter: string
}

/** A colour, and its letter: not everybody tells colours apart. */
export const letterFace =
  (colours: readonly Colour[]): Face =>
  (pen, face) => {
    const { ink = '#888', letter = '' } = colours[face - 1] ?? {}
    pen.fillStyle = ink
    pen.fillRect(0, 0, 40, 40)
    pen.font = '820 21px "Archivo Variable", sans-serif'
    pen.textAlign = 'center'
    pen.lineJoin = 'round'
    pen.lineWidth = 3.4
    pen.strokeStyle = 'rgb(20 10 30 / 72%)'
    pen.strokeText(letter, 20, 27.5)
    pen.fillStyle = '#fff'
    pen.fillText(letter, 20, 27.5)
  }
