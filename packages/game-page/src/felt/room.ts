/**
 * How a place of that size (CSS pixels) lays out its text and its chip, by the names of its classes:
 * the chip never lies on the text. A deep place has it below the odds, a broad or flat one beside them, and in
 * a place that is neither, and in a flat one, it takes the room of the odds.
 */
export function roomOf({ width, height }: { readonly width: number; readonly height: number }) {
  const deep = height >= 84 && (height >= 116 || width < height * 1.9)
  return {
    deep,
    broad: !deep && width >= 104,
    flat: height < 52,
    roomy: deep && width > 145 && height > 112,
    narrow: width < 130,
    slim: width < 84,
    bare: width < 40,
  }
}

const between = (least: number, wanted: number, most: number) =>
  Math.round(Math.max(least, Math.min(wanted, most)))

/** How large a chip is drawn there, in CSS pixels: as large as its place allows, a hand's breadth on a desk. */
export function chipSizeOf({ width, height }: { readonly width: number; readonly height: number }): number {
  const { deep, broad, slim } = roomOf({ width, height })
  if (deep) return between(20, Math.min(height - (slim ? 40 : 54), width - 10), 66)
  if (broad) return between(28, Math.min(height - 8, width * 0.34), 60)
  return between(20, Math.min(height - 18, width - 6), 34)
}

/** How many results the roads have room for: the beads' rows, and the columns of both. */
export function roadRoom(
  { tall, beside, low }: { readonly tall: boolean; readonly beside: boolean; readonly low: boolean },
  { clientWidth }: { readonly clientWidth: number },
  kind: string,
): { readonly rows: number; readonly beads: number; readonly rings: number } {
  if (kind !== 'cards') return { rows: low || tall ? 1 : beside ? 3 : 6, beads: 12, rings: 0 }
  const cell = roadCell({ tall, beside })
  const isNarrow = tall || beside
  const wide = isNarrow ? clientWidth * 0.42 : clientWidth
  return {
    rows: 6,
    beads: Math.max(4, Math.floor((wide - 8) / cell)),
    rings: Math.max(6, Math.floor(((isNarrow ? clientWidth - wide - 8 : clientWidth) - 8) / cell)),
  }
}

/** CSS pixels of a mark on the roads of two sides. */
const roadCell = ({ tall, beside }: { readonly tall: boolean; readonly beside: boolean }): number =>
  beside ? 13 : tall ? 14 : 22
