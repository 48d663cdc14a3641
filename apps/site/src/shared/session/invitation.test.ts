import { expect, test } from 'vitest'
import { invitationOf } from './invitation.ts'

test.each([
  ['?affiliateCode=AGENT2026', { affiliateCode: 'AGENT2026', referralCode: null }],
  ['?code=AGENT2026&ref=ABCDEF2345', { affiliateCode: 'AGENT2026', referralCode: 'ABCDEF2345' }],
  ['?af=AGENT2026', { affiliateCode: 'AGENT2026', referralCode: null }],
  ['?referralCode=ABCDEF2345', { affiliateCode: null, referralCode: 'ABCDEF2345' }],
  ['?code=AGENT2026&state=x', { affiliateCode: null, referralCode: null }],
  ['?affiliateCode=%3Cscript%3E', { affiliateCode: null, referralCode: null }],
  ['', { affiliateCode: null, referralCode: null }],
])('[RG-03] [D-105] the address %s invites with %j', (search, invitation) => {
  expect(invitationOf(search)).toEqual(invitation)
})
