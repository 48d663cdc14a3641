/**
 * Goal: what each brand's own templates write is a code by the rules of EMVCo's merchant-presented mode. Method: a
 * reader made from those rules, which knows nothing of the writer, over every method of every brand.
 */
import { expect, test } from 'vitest'
import { readBrandFiles } from '../../merchants/index.ts'
import { paymentCode } from './payment-codes.ts'

type Fields = ReadonlyMap<string, string>

/** Two digits of id, two of length, so many characters; each id once; nothing is left over. */
function read(text: string): Fields {
  const signs = [...text]
  const fields = new Map<string, string>()
  for (let at = 0; at < signs.length; ) {
    const id = signs.slice(at, at + 2).join('')
    const length = signs.slice(at + 2, at + 4).join('')
    if (!/^\d\d$/.test(id) || !/^\d\d$/.test(length) || fields.has(id)) throw new Error(`no field at ${at}`)
    const value = signs.slice(at + 4, at + 4 + Number(length))
    if (value.length !== Number(length) || value.length === 0) throw new Error(`field ${id} is cut off`)
    fields.set(id, value.join(''))
    at += 4 + value.length
  }
  return fields
}

/** The checksum by its definition: the remainder of a long division, bit by bit. */
function remainder(text: string): string {
  const bits = [...Buffer.from(text)].flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number))
  let rest = 0xffff
  for (const bit of bits) {
    const top = (rest >> 15) ^ bit
    rest = (rest << 1) & 0xffff
    if (top) rest ^= 0x1021
  }
  return rest.toString(16).toUpperCase().padStart(4, '0')
}

const codes = readBrandFiles().flatMap(({ merchantCode, settings }) =>
  (settings.depositMethods ?? []).flatMap((method) => {
    const { qr, payee } = method
    if (!qr || !payee || qr.scheme === 'address' || qr.scheme === 'upi') return []
    const pay = { currency: method.pay?.currency ?? 'MMK', scale: method.pay?.scale ?? 2, amount: 1_234_500n }
    return [{ name: `${merchantCode} ${method.code}`, qr, pay, payee, memo: 'JF23456789' }]
  }),
)

test('there are brands with codes', () => {
  expect(codes.map(({ name }) => name)).toEqual(['demommk mmqr', 'demoidrk qris'])
})

test.each(codes)('[MC-06] the code of $name keeps every rule of the common form', ({ qr, ...wish }) => {
  const text = paymentCode(qr, wish)
  const fields = read(text)
  const order = [...fields.keys()]
  expect([order[0], order[1], order.at(-1)]).toEqual(['00', '01', '63'])
  expect([fields.get('00'), fields.get('01')]).toEqual(['01', '12'])
  expect(fields.get('63')).toBe(remainder(text.slice(0, -4)))
  for (const [id, form] of [
    ['52', /^\d{4}$/],
    ['53', /^\d{3}$/],
    ['54', /^(?=.{1,13}$)\d+(\.\d+)?$/],
    ['58', /^[A-Z]{2}$/],
    ['59', /^[ -~]{1,25}$/],
    ['60', /^[ -~]{1,15}$/],
  ] as const)
    expect(fields.get(id)).toMatch(form)
  const accounts = order.filter((id) => id >= '26' && id <= '51')
  expect(accounts.length).toBeGreaterThan(0)
  for (const id of accounts) {
    const account = read(fields.get(id) ?? '')
    // A template begins with whose it is, within its 32 characters.
    expect([...account.keys()][0]).toBe('00')
    expect((account.get('00') ?? '').length).toBeLessThanOrEqual(32)
  }
  expect(read(fields.get('62') ?? '').get('05')).toBe(wish.memo)
  expect((fields.get('62') ?? '').length).toBeLessThanOrEqual(99)
})

test('[MC-06] MMQR has a merchant of fifteen digits, a terminal and the name in Burmese; QRIS its national number', () => {
  const [mmqr, qris] = codes.map(({ qr, ...wish }) => read(paymentCode(qr, wish)))
  const merchant = read(mmqr?.get('26') ?? '')
  expect(merchant.get('00')).toBe('com.mmqrpay.www')
  expect(merchant.get('01')).toMatch(/^\d{15}$/)
  expect(merchant.get('02')).toMatch(/^\d{1,25}$/)
  expect(read(mmqr?.get('64') ?? '').get('00')).toBe('MY')
  const national = read(qris?.get('51') ?? '')
  expect(national.get('00')).toBe('ID.CO.QRIS.WWW')
  expect(national.get('02')).toMatch(/^ID\d{13}$/)
  expect(qris?.get('61')).toMatch(/^\d{5}$/)
  expect([mmqr?.get('53'), qris?.get('53')]).toEqual(['104', '360'])
})
