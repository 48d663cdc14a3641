import { identity, menus, type merchants } from '@jackfruit/contracts'
import type { Member } from '../members.ts'

type Who = Pick<Member, 'type' | 'uplineId'>

const node = (modId: string, isOffered: boolean, childrenNodes: merchants.SwitchNode[] = []) => ({
  modId,
  enabled: isOffered ? ('1' as const) : ('0' as const),
  childrenNodes,
})

/** What the brand's switches and the account's kind leave of the two centres. A trial has neither. */
export function menuOf(switches: ReadonlyMap<string, boolean>, who: Who): merchants.SwitchNode[] {
  const isOn = (modId: string) => switches.get(modId) === true
  const isMember = isOn('MC_MEMBER_CENTER') && !identity.isTrialType(who.type)
  const isAgent = isOn('AC_AGENT_CENTER') && identity.isAgentType(who.type)
  const needs: Partial<Record<menus.MemberPage, boolean>> = {
    transferFund: isOn('WALLET_MERCHANT'),
    transferUpline: who.uplineId !== null,
    referral: isOn('PROMO_REFERRAL'),
  }
  const own = menus.memberPages.map((page) => node(page, isMember && needs[page] !== false))
  return [node('MC_MEMBER_CENTER', isMember, own), node('AC_AGENT_CENTER', isAgent)]
}
