/** Who stands at the tables. Everybody is drawn, and each table has one of its own. */

export type Hair = 'bun' | 'short' | 'long' | 'bob' | 'crop' | 'wrap' | 'tail'

export interface PresenterLook {
  readonly hair: Hair
  readonly hairColor: string
  readonly skin: string
  readonly jacket: string
  readonly lips: string
  readonly isBroad: boolean
  /** A flower behind the ear. */
  readonly flower?: string
}

const one = (look: Partial<PresenterLook>): PresenterLook => ({
  ...{
    hair: 'bun',
    hairColor: '#1a1210',
    skin: '#e3a97e',
    jacket: '#14543a',
    lips: '#b8433f',
    isBroad: false,
  },
  ...look,
})

export const presenterLooks: readonly PresenterLook[] = [
  one({ jacket: '#0e6b4a', flower: '#ff8fb0' }),
  one({ hair: 'short', isBroad: true, jacket: '#1a2440', skin: '#d79a6b', lips: '#a8564a' }),
  one({ hair: 'long', jacket: '#8c1230', skin: '#edbb93', hairColor: '#2a1710' }),
  one({ hair: 'bob', jacket: '#1d3f8f', skin: '#e6ae84' }),
  one({ hair: 'wrap', isBroad: true, jacket: '#efe2c6', skin: '#c98b5e', lips: '#9c5546' }),
  one({ jacket: '#5b2a9b', skin: '#edbb93', hairColor: '#241816', flower: '#ffd35c' }),
  one({ hair: 'crop', isBroad: true, jacket: '#0e4f56', skin: '#b87a4f', lips: '#8f4a3c' }),
  one({ hair: 'long', jacket: '#b4550b', skin: '#e0a577', hairColor: '#120c0b', flower: '#ffffff' }),
  one({ hair: 'tail', jacket: '#123a52', skin: '#d9a074', hairColor: '#1c1411' }),
  one({
    hair: 'short',
    isBroad: true,
    jacket: '#5a1022',
    skin: '#e2ab80',
    hairColor: '#2b1a12',
    lips: '#a8564a',
  }),
  one({ hair: 'bob', jacket: '#7a1f5c', skin: '#f0c39c', hairColor: '#3a2116' }),
]

/** The same presenter each time that a table is opened. */
export function presenterOf(table: string): PresenterLook {
  let sum = 7
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003
  return presenterLooks[sum % presenterLooks.length] ?? one({})
}
