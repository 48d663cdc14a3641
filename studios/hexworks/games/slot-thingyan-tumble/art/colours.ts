/** April light: sky, thrown water and padauk gold. */
export const colours = {
  /** Behind the reels, top and foot, and the lines between them. */
  ground: '#0F4E8C',
  groundLow: '#0A2C5C',
  groundLine: '#051630',
  /** The frame from its lit edge to its shadow. */
  frame: ['#FFF3C4', '#F2A91E', '#8A4B00'],
  /** Lines, boxes and figures of wins. */
  gold: '#FFE27A',
  quiet: '#C9E2F7',
  glow: '#CFF1FF',
} as const
