/** Where a code can be sent: a mobile number of the brand's countries in E.164, or a mail address. */
import { Refusal } from '@jackfruit/kernel'
import type { BrandData, Directory } from '../../merchants/index.ts'
import { phoneNumberIn } from './phone-numbers.ts'

/** How somebody is reached. */
export type Contact =
  | { readonly kind: 'mobile'; readonly dialingCode: string; readonly number: string }
  | { readonly kind: 'email'; readonly address: string }

export interface Target {
  readonly kind: 'mobile' | 'email'
  /** E.164, or the address in lower case: equal for whatever means the same. */
  readonly address: string
  /** The range of numbers that it lies in, for the budget of the range; null for mail. */
  readonly range: string | null
}

/** Ranges that cost the caller extra take no code: who asks for one there wants our money. */
const mobileTypes: readonly string[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']
const rangeDigits = 3
const addressMax = 100
const addressShape = /^[^\s@<>"',;:\\()[\]]{1,64}@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i

export async function targetOf(directory: Directory, brand: BrandData, to: Contact): Promise<Target> {
  return to.kind === 'email' ? mailTarget(to.address) : mobileTarget(await countriesOf(directory, brand), to)
}

/** Countries that a brand has its members in. */
async function countriesOf(directory: Directory, { id }: Pick<BrandData, 'id'>): Promise<string[]> {
  const regions = (await directory.regions()).filter(({ merchantId }) => merchantId === id)
  return [...new Set(regions.flatMap(({ country, aliases }) => [country, ...aliases]))]
}

function mailTarget(text: string): Target {
  const address = text.trim().normalize('NFKC').toLowerCase()
  if (address === '') throw new Refusal('email_missing')
  if (address.length > addressMax || !addressShape.test(address)) throw new Refusal('email_invalid')
  return { kind: 'email', address, range: null }
}

/** Refusal('phone_missing' | 'phone_invalid') for what no code can go to. */
function mobileTarget(
  countries: readonly string[],
  { dialingCode, number }: { readonly dialingCode: string; readonly number: string },
): Target {
  if (number.trim() === '') throw new Refusal('phone_missing')
  const parsed = phoneNumberIn(number, dialingCode)
  const type = parsed?.getType()
  const isOurs = parsed?.country !== undefined && countries.includes(parsed.country)
  if (!parsed?.isValid() || !isOurs || !type || !mobileTypes.includes(type))
    throw new Refusal('phone_invalid')
  const { countryCallingCode, nationalNumber } = parsed
  return {
    kind: 'mobile',
    address: parsed.number,
    range: `${countryCallingCode}${nationalNumber.slice(0, rangeDigits)}`,
  }
}
