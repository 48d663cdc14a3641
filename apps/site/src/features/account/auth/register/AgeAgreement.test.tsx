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
