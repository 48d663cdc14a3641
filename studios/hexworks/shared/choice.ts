import type { NoChoice } from '@jackfruit/studio-kit/rules'

export type { NoChoice }

const none: NoChoice = {}

/** Null over the wire, and nothing else is read as it. */
export const readNoChoice = (raw: unknown): NoChoice | null => (raw === null ? none : null)
