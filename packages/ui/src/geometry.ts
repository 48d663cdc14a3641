export type Point = readonly [x: number, y: number]

/** Corners of a pointy-top hexagon, from the top clockwise. */
export function hexagon(x: number, y: number, radius: number): readonly Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
  })
}

export function polygon(corners: readonly Point[]): string {
  return corners.map(([x, y]) => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`).join(' ')
}

/** The six triangles of a hexagon around a point, as the `points` of polygons. */
export function hexagonFacets(x: number, y: number, radius: number, apex: Point = [x, y]): readonly string[] {
  const corners = hexagon(x, y, radius)
  return corners.map((corner, index) => polygon([apex, corner, corners[(index + 1) % 6] ?? corner]))
}
