/** Goal: codes as the schemes publish them. Method: vectors of the specifications and of well-kept libraries, to the last character. */
import { expect, test } from 'vitest'
import { crc16, emvCode } from './emv.ts'
import { merchantCode, paymentCode, promptPay, vietQr } from './payment-codes.ts'

const payee = (account: string, holder = 'JACKFRUIT') => ({ bank: 'Any', account, holder })
const money = (currency: string, scale: number, amount: bigint) => ({ currency, scale, amount })

test('[MC-06] the checksum is that of the published check value', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test('[MC-06] the sample of the EMVCo specification, with its Chinese template, is written as printed', () => {
  expect(
    emvCode([
      ['00', '01'],
      ['01', '12'],
      [
        '29',
        [
          ['00', 'D15600000000'],
          ['05', 'A93FO3230Q'],
        ],
      ],
      [
        '31',
        [
          ['00', 'D15600000001'],
          ['03', '12345678'],
        ],
      ],
      ['52', '4111'],
      ['58', 'CN'],
      ['59', 'BEST TRANSPORT'],
      ['60', 'BEIJING'],
      [
        '64',
        [
          ['00', 'ZH'],
          ['01', '最佳运输'],
          ['02', '北京'],
        ],
      ],
      ['54', '23.72'],
      ['53', '156'],
      ['55', '01'],
      [
        '62',
        [
          ['03', '1234'],
          ['06', '***'],
          ['07', 'A6008667'],
          ['09', 'ME'],
        ],
      ],
      [
        '91',
        [
          ['00', 'A011223344998877'],
          ['07', '12345678'],
        ],
      ],
    ]),
  ).toBe(
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A',
  )
})

test('[MC-06] VietQR with amount and memo is the sample of NAPAS', () => {
  expect(
    vietQr({
      payee: payee('0011012345678'),
      bankId: '970403',
      pay: money('VND', 0, 180_000n),
      memo: 'thanh toan don hang',
    }),
  ).toMatch(
    /^00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62230819thanh toan don hang6304[0-9A-F]{4}$/,
  )
  expect(
    emvCode([
      ['00', '01'],
      ['01', '12'],
      [
        '38',
        [
          ['00', 'A000000727'],
          [
            '01',
            [
              ['00', '970403'],
              ['01', '0011012345678'],
            ],
          ],
          ['02', 'QRIBFTTA'],
        ],
      ],
      ['53', '704'],
      ['54', '180000'],
      ['58', 'VN'],
      [
        '62',
        [
          ['01', 'NPS6869'],
          ['08', 'thanh toan don hang'],
        ],
      ],
    ]),
  ).toBe(
    '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
  )
})

test('[MC-06] PromptPay with and without an amount is what its best-known library writes', () => {
  const to = { payee: payee('080-123-4567'), memo: null }
  expect(promptPay({ ...to, pay: money('THB', 2, 0n) })).toBe(
    '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
  )
  expect(promptPay({ ...to, payee: payee('000-000-0000'), pay: money('THB', 2, 422n) })).toBe(
    '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
  )
})

test('[MC-06] QR Ph of person to person is a code that is in use', () => {
  expect(
    merchantCode({
      payee: payee('+63-9178817912', 'Komoo Testingg'),
      ...{ pay: money('PHP', 2, 0n), memo: null, tag: '27' },
      fields: [
        ['00', 'com.p2pqrpay'],
        ['01', 'EAWRPHM2XXX'],
        ['02', '99964403'],
        ['04', '500013402046'],
        ['05', '{account}'],
      ],
      ...{ category: '6016', country: 'PH', city: 'AMADEO' },
    }),
  ).toBe(
    '00020101021127770012com.p2pqrpay0111EAWRPHM2XXX02089996440304125000134020460514+63-91788179125204601653036085802PH5914Komoo Testingg6006AMADEO63041E6F',
  )
})

test('[MC-06] MMQR is the sample of the standard as an accounting system proves it', () => {
  const wish = {
    payee: payee('123456789012345', 'company_1_data'),
    ...{ pay: money('MMK', 0, 100n), memo: 'INV/TEST/0001', tag: '26' },
    fields: [
      ['00', 'com.mmqrpay.www'],
      ['01', '{account}'],
      ['02', '000000'],
    ] as [string, string][],
    ...{ category: '0000', country: 'MM', city: 'Yangon' },
    local: { language: 'MY', name: 'ကုမ္ပဏီ', city: 'ရန်ကုန်' },
  }
  expect(merchantCode(wish)).toBe(
    '00020101021226480015com.mmqrpay.www0115123456789012345020600000052040000530310454031005802MM5914company_1_data6006Yangon62170513INV/TEST/000164280002MY0107ကုမ္ပဏီ0207ရန်ကုန်63045B15',
  )
})

test('[MC-06] QRIS with both of its templates and a postal code is a code that a gateway shows in its manual', () => {
  const code = merchantCode({
    payee: payee('ID1024322842930', 'Pakasir'),
    ...{ pay: money('IDR', 2, 10_000_300n), memo: 'SP25RZRATEQI2HQ65Q4', tag: '26' },
    fields: [
      ['00', 'ID.CO.SHOPEE.WWW'],
      ['01', '936009180021600523'],
      ['02', '21600523'],
      ['03', 'UME'],
    ],
    more: [
      {
        tag: '51',
        fields: [
          ['00', 'ID.CO.QRIS.WWW'],
          ['02', '{account}'],
          ['03', 'UME'],
        ],
      },
    ],
    ...{ category: '7929', country: 'ID', city: 'KAB. KEBUMEN', postal: '54392' },
  })
  const published =
    '00020101021226610016ID.CO.SHOPEE.WWW01189360091800216005230208216005230303UME51440014ID.CO.QRIS.WWW0215ID10243228429300303UME5204792953033605409100003.005802ID5907Pakasir6012KAB. KEBUMEN61055439262230519SP25RZRATEQI2HQ65Q46304A079'
  expect(code).toBe(published)
})

test('[MC-06] QR Ph of person to merchant is a code that is in use', () => {
  const head = '00020101021228620011ph.ppmi.p2m0111GXCHPHM2XXX0321217020000054698716099050300052045814'
  expect(
    merchantCode({
      payee: payee('217020000054698716099', 'S and R MBTC 9182'),
      ...{ pay: money('PHP', 2, 54_041n), memo: null, tag: '28' },
      fields: [
        ['00', 'ph.ppmi.p2m'],
        ['01', 'GXCHPHM2XXX'],
        ['03', '{account}'],
        ['05', '000'],
      ],
      ...{ category: '5814', country: 'PH', city: 'Taguig', postal: '1630' },
    }),
  ).toContain(head)
})

test('[MC-06] a UPI intent names payee, amount and memo, and a chain address is the code itself', () => {
  const wish = { payee: payee('shop@upi', 'Jack & Fruit'), pay: money('INR', 2, 50_037n), memo: 'JF7K2M' }
  expect(paymentCode({ scheme: 'upi' }, wish)).toBe(
    'upi://pay?pa=shop@upi&pn=Jack%20%26%20Fruit&am=500.37&cu=INR&tn=JF7K2M&tr=JF7K2M',
  )
  expect(paymentCode({ scheme: 'address' }, { ...wish, payee: payee('TXYZ') })).toBe('TXYZ')
})

test('a value that does not fit is refused, never cut', () => {
  expect(() => emvCode([['59', 'x'.repeat(100)]])).toThrow('field 59')
})
