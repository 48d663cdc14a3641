/** Codes of an invitation, as the address brings them: kept in this tab until an account is opened. */

interface Invitation {
  readonly affiliateCode: string | null
  readonly referralCode: string | null
}

const names = {
  affiliateCode: ['affiliateCode', 'code', 'af'],
  referralCode: ['referralCode', 'ref'],
} as const
const kinds = ['affiliateCode', 'referralCode'] as const

/** What an address says: letters and digits, and nothing of a sign-in on its way back from elsewhere. */
export function invitationOf(search: string): Invitation {
  const query = new URLSearchParams(search)
  const isSignIn = query.has('state')
  const first = (keys: readonly string[]) =>
    keys.map((key) => query.get(key) ?? '').find((code) => /^[A-Za-z0-9]{4,20}$/.test(code)) ?? null
  return {
    affiliateCode: isSignIn ? null : first(names.affiliateCode),
    referralCode: first(names.referralCode),
  }
}

export function keepInvitation(): void {
  const found = invitationOf(location.search)
  for (const kind of kinds) if (found[kind]) sessionStorage.setItem(kind, found[kind])
}

export const readInvitation = (): Invitation => ({
  affiliateCode: sessionStorage.getItem('affiliateCode'),
  referralCode: sessionStorage.getItem('referralCode'),
})

export function forgetInvitation(): void {
  for (const kind of kinds) sessionStorage.removeItem(kind)
}
