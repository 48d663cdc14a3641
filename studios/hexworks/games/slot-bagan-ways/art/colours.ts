/** First light over the plain: brick, dust and gold. */
export const colours = {
  /** Behind the reels, top and foot, and the lines between them. */
  ground: '#6E2412',
  groundLow: '#3B100C',
  groundLine: '#1C0605',
  /** The frame from its lit edge to its shadow. */
  frame: ['#FFD9A0', '#C9702E', '#4A1A08'],
  /** Lines, boxes and figures of wins. */
  gold: '#FFE9A8',
  quiet: '#F0C9B0',
  glow: '#FFC24D',
} as const
