/**
 * Where a member's part in an offer stands, and where it may go from there. Pure, and the same for every kind: a kind
 * uses some of the events and never invents a way of its own. What is shown of it (eleven statuses) is status.ts.
 */

/** `new` is a part that was begun by the very press that carries it on, or by what happened to the member. */
export const states = [
  'new',
  'joined',
  'process',
  'claim',
  'signed',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'expired',
  'left',
] as const
export type State = (typeof states)[number]

/**
 * `join`, `sign`, `apply`, `claim`, `leave` are pressed. `approve`, `reject` people decide. `count`, `complete`,
 * `undo` follow from play and money. `give` puts a reward into the reward centre, and `take` is its claim there.
 * `next` is the claim of one step where another follows. `lapse` is the clock.
 */
export const events = [
  'join',
  'sign',
  'apply',
  'claim',
  'next',
  'leave',
  'approve',
  'reject',
  'count',
  'complete',
  'undo',
  'give',
  'take',
  'lapse',
] as const
export type Event = (typeof events)[number]

const ways: Readonly<Record<State, Partial<Record<Event, State>>>> = {
  new: {
    join: 'joined',
    sign: 'signed',
    apply: 'applying',
    claim: 'claimed',
    complete: 'claim',
    give: 'issued',
  },
  joined: {
    apply: 'applying',
    count: 'process',
    complete: 'claim',
    give: 'issued',
    claim: 'claimed',
    leave: 'left',
    lapse: 'expired',
  },
  process: {
    count: 'process',
    complete: 'claim',
    give: 'issued',
    claim: 'claimed',
    undo: 'joined',
    leave: 'left',
    lapse: 'expired',
  },
  // What is ready is not taken back by play that goes on; what was taken back is.
  claim: { claim: 'claimed', next: 'joined', undo: 'process', give: 'issued', lapse: 'expired' },
  signed: { sign: 'signed', claim: 'claimed', complete: 'claimed', lapse: 'expired' },
  applying: { approve: 'issued', reject: 'rejected', lapse: 'expired' },
  rejected: { apply: 'applying', lapse: 'expired' },
  issued: { take: 'claimed', count: 'issued', leave: 'left', lapse: 'expired' },
  claimed: {},
  expired: {},
  left: {},
}

/** Null where the event has no business there. */
export const next = (state: State, event: Event): State | null => ways[state][event] ?? null

/** Nothing happens any more: another turn may begin, if the kind has turns. */
export const isOver = (state: State): boolean => Object.keys(ways[state]).length === 0
