/** Where pictures lie in a game's one atlas: symbols row by row, then small things that fly. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Grid {
  readonly symbolSize: number
  readonly atlasWidth: number
  readonly atlasHeight: number
  /** @throws for a name that the atlas does not hold. */
  readonly symbolBox: (name: string) => Box
  /** A coin and a pod, or whatever rains in the game when it pays much. */
  readonly particleBoxes: readonly [Box, Box]
}

/** Pixels; the particles lie in a row of their own below. */
export function grid(
  names: readonly string[],
  { symbolSize = 256, columns = 5 }: { symbolSize?: number; columns?: number } = {},
): Grid {
  const rows = Math.ceil(names.length / columns)
  const half = symbolSize / 2
  const particle = (index: number): Box => ({
    x: index * half,
    y: rows * symbolSize,
    width: half,
    height: half,
  })
  return {
    symbolSize,
    atlasWidth: symbolSize * columns,
    atlasHeight: rows * symbolSize + half,
    symbolBox: (name) => {
      const index = names.indexOf(name)
      if (index < 0) throw new Error(`no symbol: ${name}`)
      return {
        x: (index % columns) * symbolSize,
        y: Math.floor(index / columns) * symbolSize,
        width: symbolSize,
        height: symbolSize,
      }
    },
    particleBoxes: [particle(0), particle(1)],
  }
}
