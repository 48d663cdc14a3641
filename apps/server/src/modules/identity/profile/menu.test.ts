import { menus, merchants } from '@jackfruit/contracts'
import { expect, test } from 'vitest'
import { menuOf } from './menu.ts'

const all = ['MC_MEMBER_CENTER', 'AC_AGENT_CENTER', 'WALLET_MERCHANT', 'PROMO_REFERRAL']
const player = { type: 0, uplineId: null } as const

/** The names that are offered. */
function offered(switches: readonly string[], who: Parameters<typeof menuOf>[1]): string[] {
  const nodes = menuOf(new Map(switches.map((name) => [name, true])), who)
  for (const node of nodes) expect(merchants.switchNode.safeParse(node).success).toBe(true)
  const walk = (node: merchants.SwitchNode): string[] => [
    ...(node.enabled === '1' ? [node.modId] : []),
    ...node.childrenNodes.flatMap(walk),
  ]
  return nodes.flatMap(walk)
}
const without = (...names: string[]) => menus.memberPages.filter((page) => !names.includes(page))

test('[API-13] [EN-119] a player is offered the member centre and its pages, and no agent centre', () => {
  expect(offered(all, { ...player, uplineId: 7n })).toEqual(['MC_MEMBER_CENTER', ...menus.memberPages])
})

test('[EN-95] [MC-05] the wallet is offered where the brand has switched it on', () => {
  const off = all.filter((name) => name !== 'WALLET_MERCHANT')
  expect(offered(off, { ...player, uplineId: 7n })).toEqual(['MC_MEMBER_CENTER', ...without('transferFund')])
})

test('[MC-14] inviting friends is offered where the brand has switched it on', () => {
  const off = all.filter((name) => name !== 'PROMO_REFERRAL')
  expect(offered(off, { ...player, uplineId: 7n })).toEqual(['MC_MEMBER_CENTER', ...without('referral')])
})

test('[EN-107] [MC-08] the way to the upline is offered to who has one, and to nobody else', () => {
  expect(offered(all, player)).toEqual(['MC_MEMBER_CENTER', ...without('transferUpline')])
})

test.each([1, 2, 41, 42] as const)(
  '[SH-09] [BC-24] type %i is offered the agent centre while it is on',
  (type) => {
    expect(offered(all, { ...player, type })).toContain('AC_AGENT_CENTER')
    const off = all.filter((name) => name !== 'AC_AGENT_CENTER')
    expect(offered(off, { ...player, type })).not.toContain('AC_AGENT_CENTER')
  },
)

test('[RO-13] [RO-14] [BC-25] a trial is offered nothing of either', () => {
  expect(offered(all, { type: 4, uplineId: 7n })).toEqual([])
})

test('[SH-08] without its switch nobody is offered the member centre, nor a page of it', () => {
  expect(offered(['WALLET_MERCHANT'], { ...player, uplineId: 7n })).toEqual([])
})
