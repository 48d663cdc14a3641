/** A strong room in green and brass. */
export const colours = {
  /** Behind the reels, top and foot, and the lines between them. */
  ground: '#0B3A2C',
  groundLow: '#062018',
  groundLine: '#020D09',
  /** The frame from its lit edge to its shadow. */
  frame: ['#FFF1CC', '#E8980F', '#6E3B00'],
  /** Lines, boxes and figures of wins. */
  gold: '#FFDA7A',
  quiet: '#B5D3C5',
  glow: '#FFD15A',
} as const
