/** Vendors in memory that keep the rules of the vendor API, behind a line that loses calls and answers. */
import type { VendorDoor, VendorOrder, VendorWallet, Verdict } from '../modules/vendors/wallets/door.ts'

export type Fault = 'none' | 'lose-call' | 'lose-answer' | 'down'

export interface FaultyVendors extends VendorDoor {
  /** What the line does to the next calls that move money. */
  faultNext(...faults: Fault[]): void
  /** Whether questions are answered. */
  setDeaf(isDeaf: boolean): void
  /** Delivers what was lost on the way there, long after. */
  deliverLost(): Promise<Verdict[]>
  keptBy(vendor: string, memberId: bigint): bigint
  /** Of all members. */
  total(): bigint
}

export function faultyVendors(vendors: readonly string[]): FaultyVendors {
  const balances = new Map<string, bigint>()
  const orders = new Map<string, Verdict>()
  const faults: Fault[] = []
  const lost: VendorOrder[] = []
  let isDeaf = false
  const place = ({ vendor, memberId }: Pick<VendorWallet, 'vendor' | 'memberId'>) => `${vendor}|${memberId}`

  const apply = (order: VendorOrder): Verdict => {
    const known = orders.get(order.orderNo)
    if (known) return known
    const before = balances.get(place(order)) ?? 0n
    const after = order.direction === 'in' ? before + order.amount : before - order.amount
    const verdict: Verdict =
      after < 0n ? { state: 'refused', reason: 'insufficient' } : { state: 'done', reason: null }
    if (after >= 0n) balances.set(place(order), after)
    orders.set(order.orderNo, verdict)
    return verdict
  }

  return {
    vendors,
    async send(order) {
      const fault = faults.shift() ?? 'none'
      if (fault === 'none') return apply(order)
      if (fault === 'lose-answer') apply(order)
      if (fault === 'lose-call') lost.push(order)
      throw new Error(`the line: ${fault}`)
    },
    async ask(order) {
      if (isDeaf) throw new Error('the line: deaf')
      const closed: Verdict = { state: 'refused', reason: 'closed' }
      const verdict = orders.get(order.orderNo) ?? closed
      orders.set(order.orderNo, verdict)
      return verdict
    },
    async balanceOf(wallet) {
      if (isDeaf) throw new Error('the line: deaf')
      return balances.get(place(wallet)) ?? 0n
    },
    faultNext: (...next) => void faults.push(...next),
    setDeaf: (next) => {
      isDeaf = next
    },
    deliverLost: async () => lost.splice(0).map(apply),
    keptBy: (vendor, memberId) => balances.get(place({ vendor, memberId })) ?? 0n,
    total: () => [...balances.values()].reduce((sum, each) => sum + each, 0n),
  }
}
