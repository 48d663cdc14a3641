import type { Drawing } from './drawing.ts'
import type { Lit, Tone } from './lights.ts'
import { easeOut, type Motion } from './motion.ts'

export interface Lighting {
  readonly light: (lit: readonly Lit[], tone: Tone) => void
  readonly unlight: () => void
}

const none: ReadonlySet<number> = new Set()
const growMs = 320
const actMs = 1500

/** What wins is lit, and acts once. */
export function makeLighting(drawing: Drawing, motion: Motion, wish: { readonly still: boolean }): Lighting {
  const { shown, drawUnder, drawReels } = drawing
  let lighting: { stop: () => void } | null = null
  const unlight = () => {
    lighting?.stop()
    lighting = null
    if (!shown.lights) return
    shown.lights = null
    drawUnder(0)
    drawReels()
  }
  return {
    unlight,
    light: (lit, tone) => {
      unlight()
      shown.lights = { lit, tone }
      if (wish.still) drawUnder(1)
      drawReels()
      if (wish.still) return
      // Only what is on reels that pay acts, and only until all lines are drawn are the lights drawn anew.
      const acting = tone === 'win' ? new Set(lit.flatMap(({ cells }) => cells).map(([reel]) => reel)) : none
      let drawn = 0
      lighting = motion.run((at) => {
        const grown = easeOut(Math.min(1, at / growMs))
        if (grown !== drawn) drawUnder(grown)
        drawn = grown
        // One act in a second and a half: well under three changes a second.
        drawReels(Math.min(at, actMs) / actMs, acting)
        return at < actMs
      })
    },
  }
}
