/** A canvas that is drawn on beforehand; null in a browser without any. */
export function penOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return canvas.getContext('2d')
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
