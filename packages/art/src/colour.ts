/** Colours are #rrggbb. A ramp runs from the darkest shade to the highlight. */
export type Ramp = readonly string[]

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `from` at 0, `to` at 1. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`
}

/** The colour of a ramp at `light` between 0 (core shadow) and 1 (highlight). */
export function shade(ramp: Ramp, light: number): string {
  const place = Math.max(0, Math.min(0.9999, light)) * (ramp.length - 1)
  const index = Math.floor(place)
  return mix(ramp[index] ?? '#000000', ramp[index + 1] ?? '#ffffff', place - index)
}

/** The house materials, dark to light. */
export const ramps = {
  rind: ['#06251A', '#0F4A30', '#2E7D3E', '#7FB23A', '#D9E36A'],
  gold: ['#5C2A00', '#A35A04', '#E8980F', '#FFC93F', '#FFE58C', '#FFFBE6'],
  pod: ['#8A4B00', '#DB8E0A', '#F9BC2B', '#FFDB70', '#FFF7D6'],
  ruby: ['#3E0214', '#8E0A2E', '#D91F4B', '#FF6E86', '#FFE3E7'],
  sapphire: ['#081450', '#153CB0', '#2E75EE', '#86BEFF', '#F2F9FF'],
  emerald: ['#032A1B', '#0A6A42', '#16A566', '#6FEBAE', '#EFFFF6'],
  amethyst: ['#240A52', '#5420A8', '#8D4BE8', '#C9A2FF', '#F8F1FF'],
  teal: ['#022C36', '#06707F', '#14AEB6', '#7CEBE4', '#EFFFFD'],
  amber: ['#4E1400', '#A83A04', '#F07A16', '#FFB65C', '#FFF1DA'],
  rose: ['#571043', '#AE2C7C', '#F0609F', '#FFB0CB', '#FFF4F6'],
  ivory: ['#7A6A4E', '#B9A781', '#E8DCBE', '#FBF6E6', '#FFFFFF'],
} as const satisfies Record<string, Ramp>

/** Grounds of tiles and banners: shadow at the bottom, mid at top-left, one glow, one accent. */
export interface Palette {
  readonly shadow: string
  readonly mid: string
  readonly glow: string
  readonly accent: string
}

const palette = (shadow: string, mid: string, glow: string, accent: string): Palette => ({
  shadow,
  mid,
  glow,
  accent,
})

export const palettes = {
  slots: palette('#3A0A2E', '#9C1B57', '#FF8A3D', '#FFD35C'),
  fish: palette('#032C4A', '#0A7E9E', '#5FE0CF', '#FFC23D'),
  instant: palette('#4A0A36', '#D93B73', '#FFB59A', '#FFE08A'),
  live: palette('#3D0510', '#A3142C', '#FF6A4D', '#FFD35C'),
  pvp: palette('#062A33', '#0E6E73', '#4FD6B8', '#FFC73D'),
  lottery: palette('#B85A00', '#F7A51B', '#FFE27A', '#D1273B'),
  cockfight: palette('#052C3A', '#0F7F8C', '#8BE3C8', '#FF5A36'),
  esports: palette('#0A0F1F', '#1B2C6B', '#2FE6C8', '#C8FF4D'),
  sports: palette('#05261A', '#138A50', '#B9F56B', '#FFD35C'),
  rind: palette('#0A2A1D', '#1A6B49', '#8FD0A8', '#FFC73D'),
  ruby: palette('#2E0411', '#A5122F', '#FF7A3D', '#FFD35C'),
} as const satisfies Record<string, Palette>
