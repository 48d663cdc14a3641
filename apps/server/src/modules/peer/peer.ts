/** Members pay members: what the rest of the platform may ask of it. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { type Answer, answer, force, type Operator } from './answers.ts'
import { ask, stopSearch, type Wish } from './asks.ts'
import { type Work, work } from './changes.ts'
import { matchShelf, runClock } from './clock.ts'
import { type AppealDecision, type Decision, decide, decideAppeal } from './disputes/decisions.ts'
import { addEvidence, appeal, dispute } from './disputes/disputes.ts'
import { begin, giveUp, ownPart, sendProof } from './parts.ts'
import { openPicture, readPicture } from './pictures/pictures.ts'
import { enterPool, type PeerEntry, takeBack } from './pool.ts'
import { type PeerTerms, peerTermsOf } from './terms.ts'
import type { PeerMember, PeerWorld } from './world.ts'

export interface Peer {
  readonly world: PeerWorld
  /** The terms of a brand, or null where members do not pay members. */
  termsOf(merchantId: number): Promise<PeerTerms | null>
  /**
   * A withdrawal whose money is held enters the pool, in the caller's transaction. What the answer does is to be
   * done after the commit: it looks for payers.
   */
  enter(tx: Tx, entry: PeerEntry): Promise<() => Promise<void>>
  ask(wish: Wish): Promise<string>
  stop(member: PeerMember, askId: string): Promise<void>
  begin(member: PeerMember, partId: string): Promise<string>
  giveUp(member: PeerMember, partId: string): Promise<string>
  prove(member: PeerMember, partId: string, proof: { reference: string; file: string }): Promise<string>
  answer(member: PeerMember, partId: string, said: Answer): Promise<string>
  takeBack(member: PeerMember, claimId: string): Promise<void>
  dispute(member: PeerMember, partId: string): Promise<void>
  evidence(member: PeerMember, partId: string, file: string): Promise<void>
  appeal(member: PeerMember, partId: string, reason: string): Promise<void>
  /** WebP, for the two sides of its part; null for anybody else. */
  picture(member: PeerMember, pictureId: string): Promise<Buffer | null>
  /** The operator's side. */
  force(merchantId: number, partId: string, by: Operator): Promise<void>
  decide(merchantId: number, partId: string, decision: Decision): Promise<void>
  decideAppeal(merchantId: number, partId: string, decision: AppealDecision): Promise<void>
  /** Everything that is due. Answers how much was. */
  tick(onError: (error: unknown) => void): Promise<number>
}

export function openPeer(world: PeerWorld): Peer {
  const hands = openHands(world)
  const { termsOf, demandTerms, matchFor } = hands
  return {
    world,
    termsOf,
    async enter(tx, entry) {
      const terms = await demandTerms(entry.merchantId)
      await enterPool({ tx, world, at: world.now(), told: [] }, entry, terms)
      return () => matchFor(entry.merchantId)
    },
    ...openPayer(hands),
    ...openReceiver(hands),
    ...openDisputes(hands),
    ...openOperators(hands),
    tick: (onError) => runClock(world, onError),
  }
}

/** What every verb begins with. */
function openHands(world: PeerWorld) {
  const termsOf = async (merchantId: number) => {
    const brand = await world.brandOf(merchantId)
    return brand && peerTermsOf(brand)
  }
  const demandTerms = async (merchantId: number) => {
    const terms = await termsOf(merchantId)
    if (!terms) throw new Refusal('peer_closed')
    return terms
  }
  const within = <T>({ merchantId }: PeerMember, run: (now: Work) => Promise<T>) =>
    work(world, merchantId, run)
  const matchFor = async (merchantId: number) => {
    const brand = await world.brandOf(merchantId)
    if (brand) await matchShelf(world, { merchantId, currency: brand.currency })
  }
  return { world, termsOf, demandTerms, within, matchFor }
}

type Hands = ReturnType<typeof openHands>

/** Who pays: looks for a part, pays it and shows the proof, or lets it be. */
function openPayer({ demandTerms, within, matchFor }: Hands) {
  return {
    async ask(wish) {
      const terms = await demandTerms(wish.merchantId)
      const { id, isNew } = await within(wish, (now) => ask(now, wish, terms))
      if (isNew) await matchFor(wish.merchantId)
      return id
    },

    stop: (member, askId) =>
      within(member, async (now) => {
        const { rows } = await sql`
          select from peer.asks where id = ${askId} and member_id = ${member.memberId}`.execute(now.tx)
        if (rows.length === 0) throw new Refusal('peer_not_found')
        await stopSearch(now, askId, 'payer')
      }),

    async begin(member, partId) {
      const { stop, askId } = await within(member, async (now) => ({
        stop: await begin(now, partId, member.memberId),
        askId: (await ownPart(now, partId, member.memberId, 'payer')).ask.id,
      }))
      if (stop) throw stop
      return askId
    },

    async giveUp(member, partId) {
      const askId = await within(member, async (now) => {
        await giveUp(now, partId, member.memberId)
        return (await ownPart(now, partId, member.memberId, 'payer')).ask.id
      })
      await matchFor(member.merchantId)
      return askId
    },

    async prove(member, partId, { reference, file }) {
      const terms = await demandTerms(member.merchantId)
      const picture = await readPicture(file)
      return within(member, async (now) => {
        await sendProof(now, partId, member.memberId, { reference, picture }, terms)
        return (await ownPart(now, partId, member.memberId, 'payer')).ask.id
      })
    },
  } satisfies Partial<Peer>
}

/** Who waits for money. */
function openReceiver({ demandTerms, within }: Hands) {
  return {
    async answer(member, partId, said) {
      const terms = await demandTerms(member.merchantId)
      return within(member, async (now) => {
        await answer(now, partId, member.memberId, said, terms)
        return (await ownPart(now, partId, member.memberId, 'receiver')).claim.id
      })
    },

    takeBack: (member, claimId) => within(member, async (now) => void (await takeBack(now, member, claimId))),
  } satisfies Partial<Peer>
}

/** Both sides, where they disagree. */
function openDisputes({ within }: Hands) {
  return {
    dispute: (member, partId) => within(member, (now) => dispute(now, partId, member.memberId)),

    async evidence(member, partId, file) {
      const picture = await readPicture(file)
      await within(member, (now) => addEvidence(now, partId, member.memberId, picture))
    },

    appeal: (member, partId, reason) => within(member, (now) => appeal(now, partId, member.memberId, reason)),

    picture: (member, pictureId) => within(member, (now) => openPicture(now, member.memberId, pictureId)),
  } satisfies Partial<Peer>
}

/** The operator’s side. */
function openOperators({ world, demandTerms, matchFor }: Hands) {
  return {
    async force(merchantId, partId, by) {
      const terms = await demandTerms(merchantId)
      await work(world, merchantId, (now) => force(now, partId, by, terms))
    },

    async decide(merchantId, partId, decision) {
      const terms = await demandTerms(merchantId)
      await work(world, merchantId, (now) => decide(now, partId, decision, terms))
      if (decision.rest !== 'balance') await matchFor(merchantId)
    },

    decideAppeal: (merchantId, partId, decision) =>
      work(world, merchantId, (now) => decideAppeal(now, partId, decision)),
  } satisfies Partial<Peer>
}
