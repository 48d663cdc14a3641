/** A canvas that is drawn on beforehand; null in a browser without any. */
export function penOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return canvas.getContext('2d')
}

/** What will not be drawn on again: the browser hands it to the screen once, not with every frame. */
export function standing({ canvas }: CanvasRenderingContext2D): HTMLCanvasElement {
  if (typeof OffscreenCanvas === 'undefined') return canvas
  const picture = new OffscreenCanvas(canvas.width, canvas.height)
  const shown = document.createElement('canvas')
  const screen = shown.getContext('bitmaprenderer')
  if (!screen) return canvas
  picture.getContext('2d')?.drawImage(canvas, 0, 0)
  shown.className = canvas.className
  shown.style.cssText = canvas.style.cssText
  screen.transferFromImageBitmap(picture.transferToImageBitmap())
  return shown
}

/** More pixels than this in one moving layer a small processor can not fill sixty times a second. */
const mostPixels = { phone: 640_000, desk: 1_400_000 } as const
/** Sharper than this nobody sees of what moves. */
const ratioMost = 2

/** Device pixels for each CSS pixel of a layer of this size. */
export const ratioFor = ({ width, height }: { width: number; height: number }, moves: boolean): number => {
  const wanted = Math.min(ratioMost, window.devicePixelRatio || 1)
  const most = mostPixels[Math.min(width, height) < 600 ? 'phone' : 'desk']
  return moves ? Math.min(wanted, Math.sqrt(most / Math.max(1, width * height))) : wanted
}
