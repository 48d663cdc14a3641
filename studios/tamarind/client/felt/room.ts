/**
 * How a place of that size (CSS pixels) lays out its text and its chip, by the names of its classes:
 * the chip never lies on the text. A deep place has it below the odds, a broad one beside them, and in
 * a place that is neither, and in a flat one, it takes the room of the odds.
 */
export function roomOf({ width, height }: { readonly width: number; readonly height: number }) {
  const deep = height >= 84
  return {
    deep,
    broad: !deep && width >= 104,
    flat: height < 52,
    roomy: width > 145 && height > 112,
    narrow: width < 130,
    slim: width < 84,
    bare: width < 40,
  }
}
