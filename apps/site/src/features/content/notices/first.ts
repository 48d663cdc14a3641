/** Which kinds of announcements open by themselves, and which of them were told in this session. */

/** PU is told to everybody, PL to members after logging in (decision D-75). */
export type PopupKind = 'PU' | 'PL'

type Kept = Pick<Storage, 'getItem' | 'setItem'>

const key = 'noticesTold'
const told = (kept: Kept): readonly string[] => (kept.getItem(key) ?? '').split(',')

export const kindsToTell = (isLoggedIn: boolean, kept: Kept): readonly PopupKind[] =>
  (isLoggedIn ? (['PU', 'PL'] as const) : (['PU'] as const)).filter((kind) => !told(kept).includes(kind))

export const isToldNow = (kinds: readonly PopupKind[], kept: Kept): boolean =>
  kinds.every((kind) => told(kept).includes(kind))

/** Kept with the session: a reload tells nothing twice, a new session tells again. */
export const rememberTold = (kinds: readonly PopupKind[], kept: Kept): void =>
  kept.setItem(key, [...new Set([...told(kept), ...kinds])].filter(Boolean).join(','))
