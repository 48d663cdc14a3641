/** A pond at dusk: rose light on dark water. */
export const colours = {
  /** Behind the reels, top and foot, and the lines between them. */
  ground: '#10304E',
  groundLow: '#0A1C38',
  groundLine: '#040C1C',
  /** The frame from its lit edge to its shadow. */
  frame: ['#FFD9EC', '#C2568F', '#4A0F3A'],
  /** Lines, boxes and figures of wins. */
  gold: '#FFE3A3',
  quiet: '#C6D6E6',
  glow: '#FF9CCB',
} as const
