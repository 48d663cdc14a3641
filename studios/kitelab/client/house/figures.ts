import type { Minor } from '@jackfruit/kernel'

const digits = (least: number, most: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most })
const two = digits(2, 2)
const few = digits(0, 2)

/** 194 is 1.94×. */
export const timesText = (hundredths: number): string => `${two.format(hundredths / 100)}×`

/** Without zeros at the end, for narrow places: 150 is 1.5×. */
export const shortTimes = (hundredths: number): string => `${few.format(hundredths / 100)}×`

export const percentText = (share: number): string => `${two.format(share * 100)}%`

/** What a stake returns at this multiple. */
export const returned = (stake: Minor, hundredths: number): Minor => (stake * BigInt(hundredths)) / 100n

/** A whole number below n, for picks that the player leaves to the page. It decides no outcome. */
export function anyBelow(n: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word % n
}
