import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openScreen } from '../../../testing/screen.tsx'
import MemberPanel from './MemberPanel.tsx'

const screen = openScreen()
const styles = join(import.meta.dirname, '../../../../../../packages/ui/src/style/overlays.css')

// Decision D-47 of the requirements: 200 by 200 is the base, below which it never is and from which it comes.
test('[BC-41] [BC-42] the member centre has a base of 200 by 200 points, and begins after 100 ms', async () => {
  const sheet = document.createElement('style')
  sheet.textContent = readFileSync(styles, 'utf8')
  document.head.append(sheet)
  const nothing = () => {}
  await screen.draw(
    <MemberPanel
      {...{ entries: [], page: null, shown: 'x', balance: null, settings: null }}
      {...{ onPage: nothing, onClose: nothing, onSignOut: nothing }}
    >
      x
    </MemberPanel>,
  )
  const centre = document.querySelector('[role="dialog"]')
  if (!centre) throw new Error('no centre is open')
  const { minWidth, minHeight, animation } = getComputedStyle(centre)
  expect({ minWidth, minHeight }).toEqual({ minWidth: '200px', minHeight: '200px' })
  expect(animation).toMatch(/^panel-from-base .* 100ms backwards$/)
  sheet.remove()
})
