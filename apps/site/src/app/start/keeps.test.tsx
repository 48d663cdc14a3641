/** What a tab asks for once, whoever opens its pages and however often the page is loaded anew. */
import { act } from 'react'
import { expect, test } from 'vitest'
import { useLanes } from '../../shared/games/makers.ts'
import { beginSession, endSession } from '../../shared/session/session.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen } from '../../testing/screen.tsx'
import { useMenu } from '../member/useMenu.ts'
import { othersThan, useAddresses } from '../pages/useAddresses.ts'

const screen = openScreen()
const node = { modId: 'MC_MEMBER_CENTER', enabled: '1', childrenNodes: [] }

const Vendors = () => `${useLanes((lanes) => lanes.length).data} lanes`
const Routers = () => useAddresses().join(' ')
const Menu = () => `offered: ${useMenu().data?.('MC_MEMBER_CENTER')}`

test.each([
  ['[TR-17]', 'vendors', 'GET /wps/v2/games/vendors', { lanes: [] }, <Vendors key="v" />, '0 lanes'],
  [
    '[TR-19] [EN-11]',
    'routers',
    'GET /wps/v2/routers',
    { domainList: ['two.example'] },
    <Routers key="r" />,
    'two.example',
  ],
  ['[TR-21]', 'menu', 'GET /wps/v2/menu', [node], <Menu key="m" />, 'offered: true'],
])(
  '%s %s are asked for once in a session, and lie in session storage by that name',
  async (_row, key, to, answer, part, words) => {
    const { asked } = openPlatform({ [to]: value(answer) })
    await act(async () => beginSession('a-token'))
    expect(sessionStorage.getItem(key)).toBeNull()
    for (const visit of ['first', 'second']) {
      // Each drawing begins with nothing in memory, as a page that is loaded anew.
      await screen.draw(null)
      await screen.draw(<div data-visit={visit}>{part}</div>)
      await screen.until(() => expect(screen.has(words)).toBe(true))
    }
    expect(asked.map((one) => one.to)).toEqual([to])
    expect(JSON.parse(sessionStorage.getItem(key) ?? '{}')).toMatchObject({ value: answer })
    await act(async () => endSession('signed-out'))
  },
)

test('other addresses are those of the brand that are not this one, by the same door', () => {
  const here = { protocol: 'https:', hostname: 'one.example', port: '' }
  expect(othersThan(['one.example', 'two.example'], here)).toEqual(['https://two.example/'])
  expect(othersThan(['two.example'], { ...here, port: '8443' })).toEqual(['https://two.example:8443/'])
})
