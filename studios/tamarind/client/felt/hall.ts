/** Light that falls in rays from above the table: a CSS background over the game's own. */
export const hallOf = (ground: string): string =>
  `repeating-conic-gradient(from 4deg at 50% -12%, rgb(255 255 255 / 4%) 0 5deg, transparent 5deg 10deg), ${ground}`
