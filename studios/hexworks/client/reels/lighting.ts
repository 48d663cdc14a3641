import type { Drawing } from './drawing.ts'
import type { Lit, Tone } from './lights.ts'
import { easeOut, type Motion } from './motion.ts'

export interface Lighting {
  readonly light: (lit: readonly Lit[], tone: Tone) => void
  readonly unlight: () => void
}

const none: ReadonlySet<number> = new Set()
const growMs = 320
const breathMs = 1500

/** What wins is lit, and breathes once. */
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
      // Only the reels that pay breathe, and only until all lines are drawn are the lights drawn anew.
      const breathing =
        tone === 'win' ? new Set(lit.flatMap(({ cells }) => cells).map(([reel]) => reel)) : none
      let drawn = 0
      lighting = motion.run((at) => {
        const grown = easeOut(Math.min(1, at / growMs))
        if (grown !== drawn) drawUnder(grown)
        drawn = grown
        // One slow breath a second and a half: well under three changes a second.
        const share = Math.min(at, breathMs) / breathMs
        drawReels(1.06 + 0.06 * Math.sin((share - 0.25) * Math.PI * 2), breathing)
        return at < breathMs
      })
    },
  }
}
