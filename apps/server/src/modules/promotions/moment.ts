/** The moment in which something happens, as the brand sees it. */
export interface Moment {
  readonly now: Date
  /** The brand's day, as 2026-05-01, and the one before. */
  readonly day: string
  readonly yesterday: string
  /** The brand's. */
  readonly timeZone: string
}

/** Seals personal fields, and finds the same again without opening it. */
export interface Keys {
  readonly fields: Buffer
  readonly blindIndex: Buffer
}
