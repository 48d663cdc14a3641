/** Gold leaf on lacquer: a house of manuscripts. */
export const colours = {
  /** Behind the reels, top and foot, and the lines between them. */
  ground: '#43160C',
  groundLow: '#220A06',
  groundLine: '#0E0302',
  /** The frame from its lit edge to its shadow. */
  frame: ['#FFE58C', '#B8740C', '#4A1E00'],
  /** Lines, boxes and figures of wins. */
  gold: '#FFE08A',
  quiet: '#E6CFA8',
  glow: '#FFB35C',
} as const
