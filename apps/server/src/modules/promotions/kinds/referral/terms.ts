/** What a friend has to do, and what both are given. */
import { amount, minor, whole } from '../../terms.ts'

export const referralTerms = {
  /** Paid in and staked within so many days of registering. */
  deposit: amount,
  bet: amount,
  days: whole(1, 365),
  inviter: amount,
  friend: amount,
  /** So many friends bring their inviter something. */
  friendsMost: whole(1, 10_000),
}
export interface Terms {
  readonly deposit: string
  readonly bet: string
  readonly days: number
  readonly inviter: string
  readonly friend: string
  readonly friendsMost: number
}
export const mostOf = ({ inviter, friend }: Terms): bigint => minor(inviter) + minor(friend)
export const dayMs = 86_400_000
