/** The noughts of the scripts that keyboards here write numbers in; nine digits follow each. */
const noughts = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0xff10]

/** With 0 to 9 for the digits of every script: phones in Burmese write ၀ to ၉. All else stays. */
export const plainDigits = (typed: string): string =>
  typed.replace(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const nought = noughts.find((first) => code >= first && code <= first + 9)
    return nought === undefined ? sign : String(code - nought)
  })

/** Nothing but digits: messages put a space or a word between. */
export const digitsOf = (typed: string): string => plainDigits(typed).replace(/\D/g, '')
