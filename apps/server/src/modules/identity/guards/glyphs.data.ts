/** Digits as strokes in a box of 10 by 16: points that a pen passes. Drawn as paths, so no font is needed. */
export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

const rows = {
  0: ['5,.8 8.2,3 9.2,8 8.2,13 5,15.2 1.8,13 .8,8 1.8,3 5,.8 6,1.2'],
  1: ['2.2,4.4 3.6,3.4 5.5,1 5.5,8 5.5,15.2'],
  2: ['1.2,4.5 2.2,2 5,.9 7.8,2 8.7,4.6 7.6,7.3 4.5,10.5 1.4,14.6 1.4,15 5,15 9.2,15'],
  3: ['1.5,2.6 4.5,.9 7.6,1.9 8.3,4.4 7,6.8 4,7.5 4,7.6 7.4,8.4 8.9,11.2 7.8,14 4.6,15.2 1.3,13.4'],
  4: ['6.6,.8 4,5.4 1.2,10.2 1.2,10.5 5,10.5 9.4,10.5', '6.9,6 6.9,10 6.9,15.4'],
  5: ['8.5,1 5,1 2.5,1 2.4,1.2 1.9,6.8 2.1,7 5,6 8,7.4 8.9,10.6 7.6,14 4.5,15.2 1.3,13.6'],
  6: ['7.8,2 4.8,1 2.2,3.6 1.1,8.5 1.5,12.4 4.8,15.2 8,13.6 8.9,10.6 7.6,7.8 4.8,6.9 2,8.6 1.2,11'],
  7: ['1,1 5,1 8.9,1 9,1.2 5.8,7 4,15.4'],
  8: ['5,7.4 2.3,5.8 2,3.2 5,.9 8,3.2 7.7,5.8 5,7.4 1.8,9.6 1.4,12.6 5,15.2 8.6,12.6 8.2,9.6 5,7.4 4.4,7'],
} as const

const read = (row: string): Stroke =>
  row.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
const turned = (stroke: Stroke): Stroke => stroke.map(([x, y]): Point => [10 - x, 16 - y])

export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  ...Object.fromEntries(Object.entries(rows).map(([digit, strokes]) => [digit, strokes.map(read)])),
  9: rows[6].map((row) => turned(read(row))),
}
