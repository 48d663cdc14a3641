/** The code of each scheme, for one order: who is paid, how much, and the memo that finds the order. */
import type { DepositMethod } from '@jackfruit/contracts/deposit-data'
import { formatMinor } from '@jackfruit/kernel'
import { type EmvField, emvCode } from './emv.ts'
import type { Payee, PayMoney } from './port.ts'

export interface CodeWish {
  readonly payee: Payee
  readonly pay: PayMoney
  readonly memo: string | null
}

type Scheme = NonNullable<DepositMethod['qr']>

/** ISO 4217 numbers of the currencies that schemes are used with. */
const numbers: Readonly<Record<string, string>> = {
  ...{ MMK: '104', THB: '764', VND: '704', PHP: '608', IDR: '360', INR: '356' },
  ...{ BDT: '050', PKR: '586', KES: '404', NGN: '566' },
}

const head = { format: ['00', '01'], once: ['01', '12'], always: ['01', '11'] } as const

export function paymentCode(scheme: Scheme, wish: CodeWish): string {
  switch (scheme.scheme) {
    case 'vietqr':
      return vietQr({ ...wish, bankId: scheme.bankId })
    case 'promptpay':
      return promptPay(wish)
    case 'upi':
      return upiIntent(wish)
    case 'address':
      return wish.payee.account
    case 'emv':
      return merchantCode({ ...wish, ...scheme })
  }
}

/** A transfer to a bank account through NAPAS. */
export function vietQr({ payee, pay, memo, bankId }: CodeWish & { bankId: string }): string {
  return emvCode([
    head.format,
    pay.amount === 0n ? head.always : head.once,
    [
      '38',
      [
        ['00', 'A000000727'],
        [
          '01',
          [
            ['00', bankId],
            ['01', payee.account],
          ],
        ],
        ['02', 'QRIBFTTA'],
      ],
    ],
    ['53', '704'],
    ...amountOf(pay),
    ['58', 'VN'],
    ...(memo === null ? [] : [['62', [['08', memo]]] as const]),
  ])
}

/** A transfer to a mobile number, a citizen's or a tax number, or an e-wallet. */
export function promptPay({ payee, pay }: CodeWish): string {
  const digits = payee.account.replace(/\D/g, '')
  const [id, target] =
    digits.length >= 15
      ? ['03', digits]
      : digits.length >= 13
        ? ['02', digits]
        : ['01', `0066${digits.replace(/^0/, '')}`.padStart(13, '0')]
  return emvCode([
    head.format,
    pay.amount === 0n ? head.always : head.once,
    [
      '29',
      [
        ['00', 'A000000677010111'],
        [id ?? '', target ?? ''],
      ],
    ],
    ['58', 'TH'],
    ['53', '764'],
    ...amountOf(pay),
  ])
}

type EmvScheme = Omit<Extract<Scheme, { scheme: 'emv' }>, 'scheme'>
export type MerchantCode = CodeWish & EmvScheme

/** The common form: MMQR, QR Ph, QRIS and the like differ in the template of the account. */
export function merchantCode(wish: MerchantCode): string {
  const { payee, pay, memo, tag, fields, more = [], country, category, city, postal, local } = wish
  const accounts = [{ tag, fields }, ...more].map((each): EmvField => {
    const template = each.fields.map(
      ([id, value]): EmvField => [id, value.replace('{account}', payee.account)],
    )
    return [each.tag, template]
  })
  return emvCode([
    head.format,
    pay.amount === 0n ? head.always : head.once,
    ...accounts,
    ['52', category],
    ['53', numbers[pay.currency] ?? fail(pay.currency)],
    ...amountOf(pay),
    ['58', country],
    ['59', [...payee.holder].slice(0, 25).join('')],
    ['60', city],
    ...(postal === undefined ? [] : [['61', postal] as const]),
    ...(memo === null ? [] : [['62', [['05', memo]]] as const]),
    ...(local ? [['64', localOf(local)] as const] : []),
  ])
}

const localOf = ({ language, name, city }: NonNullable<EmvScheme['local']>): EmvField[] => [
  ['00', language],
  ['01', name],
  ...(city === undefined ? [] : [['02', city] as const]),
]

/** What Indian apps open: an address of its own scheme and no EMV code. */
function upiIntent({ payee, pay, memo }: CodeWish): string {
  const fields = {
    ...{ pa: payee.account, pn: payee.holder, am: formatMinor(pay.amount, pay.scale), cu: pay.currency },
    ...(memo === null ? {} : { tn: memo, tr: memo }),
  }
  return `upi://pay?${Object.entries(fields)
    // The sign in an address is no separator here, and apps look for it as it is.
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&')}`
}

/** Nothing where the payer says how much. */
const amountOf = ({ amount, scale }: PayMoney): readonly EmvField[] =>
  amount === 0n ? [] : [['54', formatMinor(amount, scale)]]

function fail(currency: string): never {
  throw new Error(`payment codes know no number of ${currency}`)
}
