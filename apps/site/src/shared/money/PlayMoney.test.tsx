import { expect, test } from 'vitest'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import { OrderHead } from './OrderHead.tsx'

const screen = openScreen()
const draw = (playMoney: boolean) =>
  screen.draw(
    <OrderHead id="1" letter="D" since="now" amount="100.00" currency="MMK" badge="paid" line="bank" />,
    siteWith([], { playMoney }),
  )

test('an amount says that it is play money where the brand plays with it, and nothing where it does not', async () => {
  await draw(true)
  expect(document.body.textContent).toContain('Play money')
  await draw(false)
  expect(document.body.textContent).toContain('100.00')
  expect(document.body.textContent).not.toContain('Play money')
})
