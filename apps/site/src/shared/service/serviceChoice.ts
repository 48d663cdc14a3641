/** An entry of customer service: `url` is an address elsewhere, or a path of ours. */
export interface ServiceEntry {
  readonly label: string
  readonly url: string
  readonly isVip: boolean
}

/** From this rank on a member has a service of their own. */
const vipFrom = 5

export const isVipRank = (rank: number): boolean => rank >= vipFrom

/**
 * Live chat for everybody; for members of VIP rank 5 or higher the entry that their label names, else the one for VIPs,
 * where there is one (decision D-38).
 */
export function pickService<Entry extends Pick<ServiceEntry, 'isVip' | 'label'>>(
  entries: readonly Entry[],
  rank: number,
  vipService?: string,
): Entry | undefined {
  const chat = entries.find(({ isVip }) => !isVip)
  if (!isVipRank(rank)) return chat
  const own = entries.find(({ label }) => label === vipService)
  return own ?? entries.find(({ isVip }) => isVip) ?? chat
}

/** While the site is closed none of its pages helps: an address elsewhere does, if there is one. */
export function pickWhileClosed<Entry extends Pick<ServiceEntry, 'isVip' | 'label' | 'url'>>(
  entries: readonly Entry[],
): Entry | undefined {
  return entries.find(({ url, isVip }) => !isVip && /^(https:|mailto:)/.test(url)) ?? pickService(entries, 0)
}

/** The whole address to open, or null for anything that is not a page or a mail address. */
export function addressToOpen(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null
  const { protocol, href } = new URL(url, origin)
  return /^(https?|mailto):$/.test(protocol) ? href : null
}
