/** Transfer slips as banks draw them: one picture for all payments, in which little differs but figures. */
import sharp from 'sharp'

export interface Slip {
  readonly bank: 'kbz' | 'aya' | 'wave' | 'dark'
  /** Digits alone. */
  readonly amount: string
  readonly reference: string
  readonly time: string
}

const banks = {
  kbz: { head: '#2853a4', paper: '#ffffff', ground: '#eef1f5', ink: '#222222', top: 260, indent: 180 },
  aya: { head: '#e30613', paper: '#fff8f0', ground: '#eef1f5', ink: '#222222', top: 180, indent: 260 },
  wave: { head: '#ffd400', paper: '#f4f4f4', ground: '#ffffff', ink: '#0b3d91', top: 320, indent: 140 },
  dark: { head: '#111827', paper: '#1f2937', ground: '#0b0f19', ink: '#eeeeee', top: 220, indent: 200 },
}

const box = (x: number, y: number, width: number, height: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`

/** The seven bars of a digit, from the top one round to the left, and the middle: no letters of this machine are needed. */
const bars = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
]

function digits(text: string, x: number, y: number, size: number, colour: string): string {
  const [thick, wide, half] = [size * 0.18, size * 0.55, size / 2]
  const [right, middle, bottom] = [wide - thick, half - thick / 2, size - thick]
  const places = [
    [0, 0, wide, thick],
    [right, 0, thick, half],
    [right, half, thick, half],
    [0, bottom, wide, thick],
    [0, half, thick, half],
    [0, 0, thick, half],
    [0, middle, wide, thick],
  ] as const
  return [...text]
    .flatMap((digit, place) => {
      const from = x + place * size * 0.75
      return places.map(([left, top, width, height], bar) =>
        bars[Number(digit)]?.[bar] === '1' ? box(from + left, y + top, width, height, colour) : '',
      )
    })
    .join('')
}

/** 720 by 1280, as a telephone takes it. */
export function drawSlip({ bank, amount, reference, time }: Slip): Promise<Buffer> {
  const { head, paper, ground, ink, top, indent } = banks[bank]
  const labels = [600, 690, 780, 870].map((y, row) => box(80, y, 120 + ((row * 53) % 90), 18, '#888888'))
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280">
    ${box(0, 0, 720, 1280, ground)}${box(0, 0, 720, top, head)}${box(40, 340, 640, 820, paper)}
    <circle cx="360" cy="${top}" r="60" fill="#16a34a"/>${labels.join('')}
    ${digits(amount, indent, 440, 64, ink)}${digits(reference, 400, 600, 30, ink)}
    ${digits(time, 340, 690, 30, ink)}${box(400, 780, 220, 18, ink)}${digits(amount, 400, 870, 30, ink)}</svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
