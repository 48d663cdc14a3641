/** Deep blue rock with lamplight: a mine of Mogok. */
export const colours = {
  /** Behind the reels, top and foot, and the lines between them. */
  ground: '#122456',
  groundLow: '#0A1234',
  groundLine: '#050818',
  /** The frame from its lit edge to its shadow. */
  frame: ['#CFE4FF', '#5A7FC0', '#14244E'],
  /** Lines, boxes and figures of wins. */
  gold: '#FFE08A',
  quiet: '#B9C8E6',
  glow: '#7FC4FF',
} as const
