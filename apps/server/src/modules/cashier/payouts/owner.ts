/** Whose a withdrawal is: a member of a brand. A principal is one. */
export interface Owner {
  readonly merchantId: number
  readonly memberId: bigint
}
