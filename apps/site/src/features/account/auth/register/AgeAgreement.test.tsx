import { expect, test } from 'vitest'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import { AgeAgreement } from './AgeAgreement.tsx'

const screen = openScreen()

test.each([true, false])(
  'who agrees plays with play money only where the brand does (%s)',
  async (playMoney) => {
    await screen.draw(<AgeAgreement age={21} />, siteWith([], { playMoney }))
    expect([screen.has('at least 21 years old'), screen.has('play money')]).toEqual([true, playMoney])
  },
)

test('[IM-95] the terms that are agreed to open beside the form', async () => {
  await screen.draw(<AgeAgreement age={18} />, siteWith([], { playMoney: true }))
  const link = document.querySelector<HTMLAnchorElement>('a')
  expect([link?.getAttribute('href'), link?.target, link?.textContent]).toEqual([
    '/info?page=terms',
    '_blank',
    'Terms of use',
  ])
})
