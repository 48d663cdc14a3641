export interface PathNode {
  readonly rank: number
  readonly x: number
  readonly y: number
}

const inRow = 4
const [stepX, stepY, wave, edge] = [84, 92, 22, 44]

/** Where each level stands: rows of four from below, there and back, in a wave. Pure. */
export function nodesOf(count: number): { nodes: readonly PathNode[]; width: number; height: number } {
  const rows = Math.max(1, Math.ceil(count / inRow))
  const height = edge * 2 + (rows - 1) * stepY + wave
  const nodes = Array.from({ length: count }, (_, rank) => {
    const row = Math.floor(rank / inRow)
    const place = rank % inRow
    const column = row % 2 === 0 ? place : inRow - 1 - place
    return { rank, x: edge + column * stepX, y: height - edge - row * stepY - (place % 2) * wave }
  })
  return { nodes, width: edge * 2 + (inRow - 1) * stepX, height }
}
