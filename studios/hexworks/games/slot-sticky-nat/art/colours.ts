/** Night on the spirits' hill: violet dark and foxfire. */
export const colours = {
  /** Behind the reels, top and foot, and the lines between them. */
  ground: '#2E1052',
  groundLow: '#180830',
  groundLine: '#0A0316',
  /** The frame from its lit edge to its shadow. */
  frame: ['#B79BFF', '#5A35A8', '#1A0B3A'],
  /** Lines, boxes and figures of wins. */
  gold: '#B6FFE4',
  quiet: '#CDBFE6',
  glow: '#5FF0C8',
} as const
