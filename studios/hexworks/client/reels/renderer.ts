import 'pixi.js/unsafe-eval'
import 'pixi.js/graphics'
import { CanvasSource, Container, extensions, ImageSource, StencilMask, WebGLRenderer } from 'pixi.js'

/** The WebGL renderer with the few parts that reels need; the rest of the library stays unloaded. */
export interface Painter {
  readonly canvas: HTMLCanvasElement
  readonly root: Container
  readonly draw: () => void
  readonly resize: (width: number, height: number) => void
}

export async function makePainter(): Promise<Painter> {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  const renderer = new WebGLRenderer()
  extensions.add(StencilMask, ImageSource, CanvasSource)
  await renderer.init({
    canvas,
    width: 16,
    height: 16,
    backgroundAlpha: 0,
    // Where pixels are small the edges need no help, and phones' batteries do.
    antialias: window.devicePixelRatio < 2,
    autoDensity: true,
    resolution: Math.min(2, window.devicePixelRatio || 1),
    powerPreference: 'low-power',
    skipExtensionImports: true,
  })
  const root = new Container()
  return {
    canvas,
    root,
    draw: () => renderer.render(root),
    resize: (width, height) => renderer.resize(width, height),
  }
}
