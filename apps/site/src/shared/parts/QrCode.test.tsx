/**
 * Goal: a camera reads from the picture what was put into it. Method: a reader made from the standard (ISO/IEC 18004),
 * over the squares that the picture draws: place, mask, blocks, and every block's check.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

/** Level M by version: check bytes of a block, then how many blocks of how many data bytes. */
const blocksOf: Readonly<Record<number, readonly [number, ...(readonly [number, number])[]]>> = {
  ...{ 1: [10, [1, 16]], 2: [16, [1, 28]], 3: [26, [1, 44]], 4: [18, [2, 32]], 5: [24, [2, 43]] },
  ...{ 6: [16, [4, 27]], 7: [18, [4, 31]], 8: [22, [2, 38], [2, 39]], 9: [22, [3, 36], [2, 37]] },
  ...{ 10: [26, [4, 43], [1, 44]], 11: [30, [1, 50], [4, 51]], 12: [22, [6, 36], [2, 37]] },
  ...{ 13: [22, [8, 37], [1, 38]] },
}
const alignments: readonly (readonly number[])[] = [
  ...[[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]],
  ...[
    [6, 28, 50],
    [6, 30, 54],
    [6, 32, 58],
    [6, 34, 62],
  ],
]
const masks: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

/** The squares of the picture, and how many stay light around them. */
function squaresOf(svg: string): { dark: (y: number, x: number) => boolean; size: number; border: number } {
  const [, start, across] = /viewBox="(\S+) \S+ (\S+) /.exec(svg) ?? []
  const border = -Number(start)
  const size = Math.round(Number(across) - 2 * border)
  const drawn = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const set = new Set(drawn.map(([x, y]) => y * size + x))
  return { dark: (y, x) => set.has(y * size + x), size, border }
}

function isFunction(size: number, version: number) {
  const centres = alignments[version] ?? []
  const last = size - 7
  return (y: number, x: number): boolean => {
    if ((y < 9 && x < 9) || (y < 9 && x >= size - 8) || (y >= size - 8 && x < 9)) return true
    if (y === 6 || x === 6) return true
    if (version >= 7 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))) return true
    return centres.some((cy) =>
      centres.some((cx) => {
        const isFinder = (cy === 6 && cx === 6) || (cy === 6 && cx === last) || (cy === last && cx === 6)
        return !isFinder && Math.abs(y - cy) <= 2 && Math.abs(x - cx) <= 2
      }),
    )
  }
}

const [powers, logs] = (() => {
  const [exp, log]: [number[], number[]] = [[], []]
  for (let power = 0, value = 1; power < 255; power++) {
    exp[power] = value
    log[value] = power
    value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
  }
  return [exp, log]
})()

/** A block is whole when its polynomial is nothing at each root of the generator. */
const isWhole = (block: readonly number[], checks: number): boolean =>
  Array.from({ length: checks }, (_, root) =>
    block.reduce((sum, byte) => (sum === 0 ? 0 : (powers[((logs[sum] ?? 0) + root) % 255] ?? 0)) ^ byte, 0),
  ).every((value) => value === 0)

function readPicture(svg: string): string {
  const { dark, size } = squaresOf(svg)
  const version = (size - 17) / 4
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => dark(8, x)).concat(dark(7, 8))
  const bits = format.reduce((sum, bit) => sum * 2 + Number(bit), 0) ^ (0x5412 >> 6)
  expect(bits >> 7).toBe(0) // level M
  const mask = masks[(bits >> 4) & 7]
  const isFixed = isFunction(size, version)
  const stream: number[] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!isFixed(y, x)) stream.push(Number(dark(y, x) !== mask?.(y, x)))
    }
  }
  const bytes = Array.from({ length: Math.floor(stream.length / 8) }, (_, at) =>
    Number.parseInt(stream.slice(at * 8, at * 8 + 8).join(''), 2),
  )
  const [checks = 0, ...groups] = blocksOf[version] ?? []
  const lengths = groups.flatMap(([count, data]) => Array.from({ length: count }, () => data))
  const blocks: number[][] = lengths.map(() => [])
  let next = 0
  for (let at = 0; at < Math.max(...lengths); at++)
    for (const [index, length] of lengths.entries()) if (at < length) blocks[index]?.push(bytes[next++] ?? 0)
  const data = blocks.flat()
  for (let at = 0; at < checks; at++) for (const block of blocks) block.push(bytes[next++] ?? 0)
  for (const block of blocks) expect(isWhole(block, checks)).toBe(true)
  const text = data.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  expect(text.slice(0, 4)).toBe('0100') // bytes
  const width = version < 10 ? 8 : 16
  const count = Number.parseInt(text.slice(4, 4 + width), 2)
  const read = Array.from({ length: count }, (_, at) =>
    Number.parseInt(text.slice(4 + width + at * 8, 12 + width + at * 8), 2),
  )
  return new TextDecoder().decode(new Uint8Array(read))
}

test.each([
  ['an address', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['UPI', 'upi://pay?pa=jackfruit.demo@upi&pn=JACKFRUIT%20DEMO&am=500.37&cu=INR&tn=JF7K2M9Q3X&tr=JF7K2M9Q3X'],
  [
    'MMQR with letters of Burmese',
    '00020101021226480015com.mmqrpay.www0115123456789012345020600000052040000530310454031005802MM5914company_1_data6006Yangon62170513INV/TEST/000164280002MY0107ကုမ္ပဏီ0207ရန်ကုန်63045B15',
  ],
  [
    'QRIS',
    '00020101021226610016ID.CO.SHOPEE.WWW01189360091800216005230208216005230303UME51440014ID.CO.QRIS.WWW0215ID10243228429300303UME5204792953033605409100003.005802ID5907Pakasir6012KAB. KEBUMEN61055439262230519SP25RZRATEQI2HQ65Q46304A079',
  ],
])('[MC-06] the picture of %s is read back to the last sign', (_, of) => {
  expect(readPicture(renderToStaticMarkup(<QrCode of={of} />))).toBe(of)
})

test('[IM-72] another address of a resource is another picture, which leads there', () => {
  const at = (of: string) => renderToStaticMarkup(<QrCode of={of} size={112} border={1} />)
  const [before, after] = ['https://apps.example/one', 'https://apps.example/two']
  expect(at(before)).not.toBe(at(after))
  expect([readPicture(at(before)), readPicture(at(after))]).toEqual([before, after])
})

test('a picture with a square changed is not whole', () => {
  const svg = renderToStaticMarkup(<QrCode of="00020101021126" />)
  const middle = Math.floor(squaresOf(svg).size / 2) + 3
  const square = `M${middle} ${middle}h1v1h-1z`
  const changed = svg.includes(square) ? svg.replace(square, '') : svg.replace('d="', `d="${square}`)
  expect(() => readPicture(changed)).toThrow()
})

test('[MC-06] around the code as many squares stay light as are asked for', () => {
  expect(squaresOf(renderToStaticMarkup(<QrCode of="x" border={4} />)).border).toBe(4)
})

test('[BC-50] [BC-51] without a measure it is 200 points across, of which 20 on each side stay light', () => {
  const svg = renderToStaticMarkup(<QrCode of="TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" />)
  expect(/ width="(\d+)".* height="(\d+)"/.exec(svg)?.slice(1)).toEqual(['200', '200'])
  const { size, border } = squaresOf(svg)
  const pointsOfSquare = 200 / (size + 2 * border)
  expect(border * pointsOfSquare).toBeCloseTo(20, 6)
})
