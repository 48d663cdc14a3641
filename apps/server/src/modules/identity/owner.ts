/** Whose something is: a member of a brand. A principal is one. */
export interface Owner {
  readonly merchantId: number
  readonly memberId: bigint
}

export const subjectOf = (what: string, { merchantId, memberId }: Owner): string =>
  `${what}|${merchantId}|${memberId}`

/** The place to which a sealed value of this member is bound. */
export const sealedAt = (table: string, column: string, { merchantId, memberId }: Owner): string =>
  `${table}|${column}|${memberId}|${merchantId}`
