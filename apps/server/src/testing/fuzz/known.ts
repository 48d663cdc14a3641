/** What fields of a name are given, so that a call goes further than its contract. */
import { paymentPassword } from './people.ts'

const [first, second] = ['Mango2026', 'Papaya2027']
export const known = {
  ...{ username: 'fuzzyfruit', password: first, confirmPassword: first, paymentPassword },
  ...{ newPassword: second, confirmNewPassword: second, confirmPaymentPassword: paymentPassword },
  ...{ mobileNum: '0949177100', mobileNo: '0949177100', number: '0949177100', countryDialingCode: '95' },
  ...{ dialingCode: '95', email: 'mya@tea.example', address: 'mya@tea.example', birthday: '1990-02-03' },
  ...{
    from: '2026-10-01',
    to: '2026-10-31',
    merchantCode: 'demommk',
    content: 'What is said is long enough.',
  },
  ...{ plan: 'What is planned is long enough to be read.', name: 'Mya Mya', contact: '0949177100' },
  ...{ method: 'kbzpay', amount: '20000.00', bank: 'KBZPay', holder: 'Mya Mya', senderName: 'Mya Mya' },
  ...{ label: 'Mya', requestKey: 'fuzz-key-0000001', groupName: 'home' },
}
