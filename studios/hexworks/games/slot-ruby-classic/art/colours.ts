/** Ruby velvet and brass: an old picture house. */
export const colours = {
  /** Behind the reels, top and foot, and the lines between them. */
  ground: '#4A0714',
  groundLow: '#26030A',
  groundLine: '#120105',
  /** The frame from its lit edge to its shadow. */
  frame: ['#FFDA7A', '#C98406', '#5C2A00'],
  /** Lines, boxes and figures of wins. */
  gold: '#FFDA7A',
  quiet: '#E3B9B4',
  glow: '#FF8A5C',
} as const
