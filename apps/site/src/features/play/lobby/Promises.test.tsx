import { languages, loadCatalogue } from '@jackfruit/i18n'
import { beforeAll, expect, test } from 'vitest'
import { openScreen } from '../../../testing/screen.tsx'
import { Promises } from './Promises.tsx'

const screen = openScreen()
const lines = () =>
  [...document.querySelectorAll('[data-testid="promises"] li')].map(({ textContent }) => textContent)

/** How each language that is shipped says deposit, withdrawal and web. */
const words = new Map([
  ['EN', ['Deposits', 'withdrawals', 'Web']],
  ['MY', ['ငွေသွင်း', 'ငွေထုတ်', 'Web']],
  ['CN', ['充值', '提现', '网页']],
  ['VI', ['Nạp tiền', 'rút tiền', 'Web']],
  ['ID', ['Deposit', 'tarik dana', 'Web']],
  ['TH', ['ฝากเงิน', 'ถอนเงิน', 'เว็บ']],
  ['TY', ['Deposit', 'withdrawal', 'Web']],
  ['JA', ['入金', '出金', 'ウェブ']],
  ['HI', ['जमा', 'निकासी', 'वेब']],
  ['BN', ['ডিপোজিট', 'উত্তোলন', 'ওয়েব']],
  ['UR', ['ڈپازٹ', 'نکاسی', 'ویب']],
])
const shipped = languages.filter(({ complete }) => complete).map(({ code }) => code)

// What is fetched with a language is here before it is spoken.
beforeAll(() => Promise.all(shipped.map((code) => loadCatalogue(code))))

test.each(shipped)(
  '[OV-66] [OV-67] [OV-68] [OV-69] home names deposits and withdrawals, the cipher, how many games there are, and the devices (%s)',
  async (code) => {
    await screen.draw(<Promises count={4321} />)
    await screen.speak(code)
    const [money = '', sealed = '', games = '', devices = ''] = lines()
    const [deposits, withdrawals, web] = words.get(code) ?? []
    expect(money).toContain(deposits)
    expect(money).toContain(withdrawals)
    expect(sealed).toContain('AES')
    expect(games.replace(/\D/g, '')).toBe('4321')
    expect(devices).toContain(web)
    expect(devices).toContain('H5')
  },
)

test('[OV-68] while the games are not counted yet their number is not guessed', async () => {
  await screen.draw(<Promises count={0} />)
  expect(lines()).toHaveLength(3)
})
