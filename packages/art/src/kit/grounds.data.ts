import { type Palette, palettes, type Ramp, ramps } from '../colour.ts'

const ground = (shadow: string, mid: string, glow: string, accent: string): Palette => ({
  shadow,
  mid,
  glow,
  accent,
})

/** Grounds by name: the ones of the kinds of games, and those that slots choose from. */
export const grounds = {
  ...palettes,
  sapphire: ground('#06123F', '#1F4FC4', '#7FC4FF', '#FFD35C'),
  cobalt: ground('#050E33', '#12329A', '#3F9BFF', '#7CF5FF'),
  sky: ground('#0A3A66', '#2C8EDB', '#CFF1FF', '#FFE27A'),
  orchid: ground('#2C0A3E', '#B0418F', '#FFA3D1', '#FFE08A'),
  magenta: ground('#3A0333', '#B3107E', '#FF6FC4', '#FFE27A'),
  violet: ground('#160A45', '#5A35C8', '#B79BFF', '#FFD35C'),
  plum: ground('#1C0630', '#5E1C7E', '#D572FF', '#7CF5E0'),
  crash: ground('#0C0F33', '#3B2A9E', '#FF5A36', '#FFD35C'),
  vermilion: ground('#3D0703', '#C92A12', '#FF9A4D', '#FFE27A'),
  sunset: ground('#3B0A24', '#D9481A', '#FFC24D', '#FFF0B8'),
  sicbo: ground('#541003', '#D9481A', '#FFB13D', '#FFE9A8'),
  amber: ground('#3A1700', '#B5690A', '#FFD15A', '#FFF3C4'),
  copper: ground('#2A0F05', '#8C451C', '#FFB07A', '#7CEBE4'),
  olive: ground('#1D2205', '#71801A', '#E6F06A', '#FFD35C'),
  lime: ground('#123006', '#5FA31E', '#E9FF8A', '#FFD35C'),
  leaf: ground('#06260F', '#2E9A4A', '#B9F59B', '#FFE27A'),
  jade: ground('#03261F', '#12805F', '#7FEFC4', '#FFD35C'),
  baize: ground('#04231A', '#0D5C3F', '#4FC98A', '#FFC73D'),
  teal: ground('#03282F', '#0F8A8F', '#8CF5E0', '#FFC73D'),
  deep: ground('#021B33', '#0A5A94', '#4FD6F5', '#FFD35C'),
  ink: ground('#07090F', '#222E4A', '#7FA3E0', '#FFD35C'),
  slate: ground('#0D141C', '#3A5068', '#BFD9F2', '#FFB13D'),
  rose: ground('#3E0820', '#D13A6A', '#FFB0B8', '#FFF0B8'),
  wine: ground('#24030F', '#7A0F34', '#FF5F7E', '#FFD35C'),
  coffee: ground('#1A0E06', '#6B4420', '#F2C88E', '#FFD35C'),
  snow: ground('#2B4A66', '#8DB8D9', '#FFFFFF', '#D1273B'),
} as const satisfies Record<string, Palette>

export type GroundName = keyof typeof grounds

/** Materials by name, as rows of the catalogue call them. */
export const materials: Readonly<Record<string, Ramp>> = {
  ...ramps,
  jet: ['#05060C', '#151A26', '#3A4658', '#76879E', '#DCE6F2'],
  silver: ['#1C2430', '#56657A', '#9DB0C4', '#DDE7F0', '#FFFFFF'],
  copper: ['#2E0F04', '#7A3210', '#C9702E', '#F2B078', '#FFE9D4'],
  lime: ['#1C3004', '#4E7A0C', '#93C41E', '#D3F05A', '#FBFFD2'],
  sky: ['#06294A', '#1668A8', '#3FA9EE', '#A3DEFF', '#F4FCFF'],
  night: ['#060A1E', '#141E4A', '#2C3F86', '#6C8CD6', '#D6E4FF'],
  fire: ['#5A0A00', '#B82406', '#F2601A', '#FFB13D', '#FFF3B0'],
  wood: ['#1C0A03', '#4E240C', '#8C4A1C', '#C98246', '#F2C88E'],
  plum: ['#1E0528', '#4E1468', '#8A2FB0', '#CF86EE', '#F9E6FF'],
}
