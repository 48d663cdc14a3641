import type { Minor } from '@jackfruit/kernel'

export interface VendorWallet {
  readonly vendor: string
  readonly merchantId: number
  readonly memberId: bigint
  readonly currency: string
}

export interface VendorOrder extends VendorWallet {
  readonly orderNo: string
  readonly direction: 'in' | 'out'
  readonly amount: Minor
}

/** A vendor's final word about an order. */
export interface Verdict {
  readonly state: 'done' | 'refused'
  readonly reason: 'insufficient' | 'conflict' | 'closed' | 'amount' | null
}

/** What the wallet asks of vendors. Whatever throws left the outcome unknown. */
export interface VendorDoor {
  readonly vendors: readonly string[]
  send(order: VendorOrder): Promise<Verdict>
  /** What became of an order; one that never arrived is closed at the vendor, so that it cannot arrive later. */
  ask(order: VendorOrder): Promise<Verdict>
  balanceOf(wallet: VendorWallet): Promise<Minor>
}
