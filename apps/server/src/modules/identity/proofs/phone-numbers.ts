/** Mobile numbers as people write them. The library is asked here and nowhere else: it throws for a calling code that no country has. */
import parsePhoneNumber, {
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
} from 'libphonenumber-js/max'

export type { PhoneNumber }

const callingCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
)

/** The number under the calling code that was chosen beside it, if one was; null where there is no such code or number. */
export function phoneNumberIn(text: string, dialingCode = ''): PhoneNumber | null {
  const digits = dialingCode.replace(/\D/g, '')
  const chosen = digits === '' ? {} : { defaultCallingCode: digits }
  if (digits !== '' && !callingCodes.has(digits)) return null
  return parsePhoneNumber(text, { ...chosen, extract: false }) ?? null
}
