/** Morning on the river: teal water, teak and first sun. */
export const colours = {
  /** Behind the reels, top and foot, and the lines between them. */
  ground: '#0B4A55',
  groundLow: '#052A33',
  groundLine: '#021418',
  /** The frame from its lit edge to its shadow. */
  frame: ['#E2B07A', '#8C4A1C', '#2A1206'],
  /** Lines, boxes and figures of wins. */
  gold: '#FFE08A',
  quiet: '#B8DAD6',
  glow: '#FFC24D',
} as const
