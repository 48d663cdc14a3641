/** Midnight cobalt and gold: the hall of the pots. */
export const colours = {
  /** Behind the reels, top and foot, and the lines between them. */
  ground: '#0E1F66',
  groundLow: '#081038',
  groundLine: '#03061A',
  /** The frame from its lit edge to its shadow. */
  frame: ['#FFF3C4', '#F5B11B', '#7A4600'],
  /** Lines, boxes and figures of wins. */
  gold: '#FFE27A',
  quiet: '#BCC8F0',
  glow: '#7CB8FF',
} as const
