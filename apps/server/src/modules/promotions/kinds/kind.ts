/**
 * What a kind of offer is. A kind is a folder: its terms, what it promises in sentences, what it may cost, and what
 * follows when something happens. Everything else is the core's: who may, once or again, budget, payment, state,
 * idempotency, texts' figures and pages. The README of this module tells it in words.
 */
import type { offerSentences, promotions } from '@jackfruit/contracts'
import type { MessageKind } from '@jackfruit/contracts/messages'
import type { Minor } from '@jackfruit/kernel'
import type { ZodMiniType } from 'zod/mini'
import type { Tx } from '../../../platform/database/db.ts'
import type { DaySums } from '../../activity/index.ts'
import type { Birthday } from '../../identity/index.ts'
import type { Counted, Counting } from '../counting/counted.ts'
import type { Event } from '../machine.ts'
import type { Keys, Moment } from '../moment.ts'
import type { Membership, Promotion } from '../rows.ts'
import type { CommonTerms } from '../terms.ts'
import type { World } from '../world.ts'

export type { Keys, Moment }

type Sentence = offerSentences.Sentence

export interface Person {
  readonly merchantId: number
  readonly memberId: bigint
  readonly type: number
}

/** What is asked of a person, by any offer. */
export interface PersonFacts {
  readonly isActive: boolean
  /** In a time-out or excluded: nothing is offered to them, and nothing new begins. */
  readonly isResting: boolean
  readonly rank: number
  readonly registeredAt: Date
  /** How many deposits there were, as far as any offer asks. */
  readonly deposits: number
  /** Null where it is not known, or no offer asks for it. */
  readonly birthday: Birthday | null
  /** What was bet today, by kind of game; nothing where no offer asks for it. */
  readonly today: readonly Pick<DaySums, 'kind' | 'valid'>[]
}

/** Where somebody stands, for what is shown. */
export interface Standing<T, P> extends Moment {
  readonly promotion: Promotion
  readonly terms: CommonTerms & T
  /** The current turn; null before the first. */
  readonly membership: Membership<P> | null
  /** Null for a visitor. */
  readonly facts?: PersonFacts | null
  /** How far the turnover of what was given for it has come; null where none is asked. */
  readonly turnover?: { readonly counted: Minor; readonly target: Minor; readonly amount: Minor } | null
}

/** What the core does for a kind while something happens: all in one transaction with what happened. */
export interface Scene<T, P> extends Moment {
  readonly tx: Tx
  readonly person: Person
  readonly promotion: Promotion
  /** Of the version that the member accepted. */
  readonly terms: CommonTerms & T
  readonly membership: Membership<P>
  readonly keys: Keys
  /** Moves the part on, with the progress as it is now. What has no way from its state is a fault, never a payment. */
  turn(event: Event, progress?: P): Promise<void>
  /**
   * Pays out of what was set aside for this part. `source` names the reason within the part: given again it is
   * nothing new. To the purse at once, or into the reward centre, where it is claimed.
   */
  give(reward: {
    readonly amount: Minor
    readonly source: string
    readonly to: 'purse' | 'centre'
    /** What the member is told of it: without it nothing, as where it is their own press. */
    readonly tells?: MessageKind
  }): Promise<void>
  /** From what is kept for the offer as a whole into this part, where it can be given. The offer is held by then. */
  take(amount: Minor): Promise<void>
  /** Nothing of what is kept for the offer as a whole is drawn any more. */
  freeWhole(): Promise<void>
  /** What is left of it is not needed any more: free for others, at once. An end of the part does it by itself. */
  spare(): Promise<void>
}

export interface Contact {
  readonly kind: (typeof promotions.contactKinds)[number]
  readonly value: string
}

/** What a member brings along; pictures are cleaned already. */
export interface Deed {
  /** Of the press: whatever is sent again under it is the same press. */
  readonly key?: string
  readonly contact?: Contact
  /** An operator gave it: who, and why. */
  readonly given?: { readonly by: string; readonly why: string }
  readonly application?: { readonly remark: string; readonly pictures: readonly Buffer[] }
}

/** An offer that has ended, before what it kept as a whole goes back. */
export interface Ending<T> extends Moment {
  readonly world: World
  readonly promotion: Promotion
  readonly terms: CommonTerms & T
}

/** What a deposit must be, and what it brings. */
export interface OnDeposit {
  /** Which of a member's deposits: one by its number, or one of each day. */
  readonly nth: number | 'day'
  readonly least: Minor
  /** The deposit that brings all of it. */
  readonly full: Minor
  bonusOf(deposit: Minor): Minor
}

/** A reward that is taken: all in the transaction that takes it, with the part and the offer held. */
export interface Taking<T, P> {
  readonly tx: Tx
  readonly world: World
  readonly now: Date
  readonly person: Pick<Person, 'merchantId' | 'memberId'>
  readonly purseId: bigint
  readonly promotion: Promotion
  readonly terms: CommonTerms & T
  readonly membership: Membership<P>
  /** What was set aside for it: it may cost no more. */
  readonly amount: Minor
}

/** Which of the presses begins it, or is all of it. */
export type Press = 'join' | 'sign' | 'apply' | 'claim'
/** What needs no press: it counts for whoever plays, and what it gives waits in the reward centre. */
export type Beginning = Press | 'play'

export interface Clock {
  readonly world: World
  readonly now: Date
  readonly offer: Counted
}

export interface Kind<T extends object = object, P extends object = object> {
  readonly code: promotions.OfferKind
  /** Its own terms, a strict object's shape; the core's are added. */
  readonly terms: Readonly<Record<string, ZodMiniType>>
  /** How a part begins. Any other press of somebody who has none is refused. */
  readonly begins: Beginning
  /** Of what nobody presses for: which of the terms that say for whom it is are held when it pays. Presses ask for all. */
  readonly asks?: readonly ('audience' | 'once')[]
  /** The progress of a part that begins. */
  begin(terms: CommonTerms & T): P
  /** The most that one turn of one member may be paid: set aside when it begins, so a promise is always kept. */
  most(terms: CommonTerms & T): Minor
  /** What is kept for the offer as a whole instead, such as the prizes of a board. */
  whole?(terms: CommonTerms & T): Minor
  /** What it costs, and gives, is points: its budget is in them. Otherwise it is money of the brand. */
  readonly pays?: 'points'
  /** It pays out of `whole`, and is used up when nothing is left of that. */
  readonly spends?: true
  /** What was set aside is what was promised: no newer terms, but another offer. */
  readonly isFixed?: true
  /** Something happens at its end, so it has one. */
  readonly mustEnd?: true
  /** What its button does, where it is not the press that it begins with. */
  readonly action?: promotions.OfferAction
  /** The least that a part may bring, where that is less: an offer of which so much is left is open. */
  least?(terms: CommonTerms & T): Minor
  /** What a member who does all of it is expected to be paid; what its turnover brings back is the core's to reckon. */
  expected(terms: CommonTerms & T): Minor
  /** Whether another turn may begin now. Without it there is one. */
  again?(standing: Standing<T, P> & { readonly membership: Membership<P> }): boolean
  /** Whether the turn that runs takes this press now: it is offered as a button. */
  maySign?(standing: Standing<T, P>): boolean
  mayApply?(standing: Standing<T, P>): boolean
  /** A part that is under way goes on and ends with the bonus that was given for it. */
  readonly runsWithBonus?: true
  /** It is chosen with a deposit: its terms of that, and the button leads there. */
  onDeposit?(terms: CommonTerms & T): OnDeposit
  /** Rewards go to the reward centre, where they have to be taken in time. */
  readonly paysLater?: true
  /** Where more is to be seen of it than its page shows: it is the button of what runs. */
  readonly leadsTo?: 'missions' | 'invite' | 'vip' | 'points'
  /** What it promises, what is done for it, and what else holds: figures are those that the hooks below use. */
  promise(terms: CommonTerms & T): Sentence
  steps(terms: CommonTerms & T): readonly Sentence[]
  rules?(terms: CommonTerms & T): readonly Sentence[]
  /** Whether these terms ask what was bet today. */
  asksPlay?(terms: CommonTerms & T): boolean
  /** Why this person may not begin it now, for what is shown: the press looks itself. */
  blocks?(terms: CommonTerms & T, facts: PersonFacts, moment: Moment): Sentence | null
  /** What is said where the usual sentence of a status would not do; null: the usual one. */
  state?(standing: Standing<T, P>): Sentence | null
  /** What is shown beside the state: a streak's days, how far somebody has come. */
  days?(standing: Standing<T, P>): readonly { readonly amount: Minor; readonly isDone: boolean }[]
  percent?(standing: Standing<T, P>): number | null
  /** What a claim brings now, where that is not all that is set aside. */
  waiting?(standing: Standing<T, P> & { readonly membership: Membership<P> }): Minor
  /** How many pictures an application must have. */
  picturesMin?(terms: CommonTerms & T): number
  contacts?(terms: CommonTerms & T): readonly { readonly kind: Contact['kind']; readonly amount: Minor }[]
  /** What its reward is, where it is something else than money. */
  reward?(terms: CommonTerms & T): Sentence
  /** The game in which it is played, and whether there is something to play now. */
  playedAt?(terms: CommonTerms & T): string | null
  isPlaying?(standing: Standing<T, P>): boolean
  /**
   * Its reward is not paid when it is taken, but is worth what comes of it: given here, out of the offer's account.
   * Answers the progress of the part.
   */
  take?(taking: Taking<T, P>): Promise<P>
  /** The part was begun by this press, or carried on. Throws a Refusal to refuse. */
  onPress?(scene: Scene<T, P>, press: Press, deed: Deed): Promise<void>
  /** The clock, once the offer has ended. In transactions of its own; may be repeated and raced. */
  onEnd?(ending: Ending<T>): Promise<void>
  /** Another turn follows, or the offer has ended: how the part ends. Without it, it lapses. */
  onPartEnd?(scene: Scene<T, P>): Promise<void>
  /** What members of all brands did since, in the transaction that moves the reader's place. Each is told once. */
  onDeeds?(counting: Counting): Promise<void>
  /** The clock, once a minute until it is settled. Answers whether nothing comes of it any more once it has ended. */
  onClock?(clock: Clock): Promise<boolean>
}
