/** What a balance carries so that the newer of two can be told: the purse's transfer sequence as text. */
export interface Versioned {
  readonly version: string
}

/** A push can overtake a read, or another push. The higher version holds, whichever came last. */
export function newer<Value extends Versioned>(known: Value | undefined, heard: Value): Value {
  return known && BigInt(known.version) > BigInt(heard.version) ? known : heard
}
