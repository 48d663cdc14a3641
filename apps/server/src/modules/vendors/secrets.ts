/** Who a vendor is: its live secrets (two while one is changed for the next) and where it may call from. */
import { BlockList, isIPv6 } from 'node:net'

export interface VendorKeys {
  /** The first one signs what we send; each of them is good on what comes in. */
  readonly secrets: readonly string[]
  readonly mayCallFrom: (ip: string) => boolean
}

/** `secrets` and `addresses` are comma-separated lists, as the environment gives them. */
export function vendorKeys(secrets: string, addresses: string | undefined): VendorKeys {
  const list = secrets
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  const ranges = (addresses ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  if (ranges.length === 0) return { secrets: list, mayCallFrom: () => true }
  const allowed = new BlockList()
  for (const range of ranges) {
    const [address = '', length] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (length === undefined) allowed.addAddress(address, family)
    else allowed.addSubnet(address, Number(length), family)
  }
  return {
    secrets: list,
    mayCallFrom: (ip) => {
      const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
      return allowed.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
    },
  }
}
