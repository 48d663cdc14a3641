/** What every provider is to the rest: somewhere to send a browser, and somebody who comes back. */
import type { thirdParty } from '@jackfruit/contracts'

/** Who the provider says it is. `subject` is the provider's own id; nothing else identifies anybody. */
export interface Person {
  readonly subject: string
  readonly name: string
}

/** What a browser carries from the start to the callback, sealed, in a cookie. */
export interface Flow {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly purpose: thirdParty.Purpose
  /** Names the window that waits for this one; empty when the page itself went away. */
  readonly flow: string
  readonly returnTo: string
  /** The member who asked for a link, in figures; null for anybody. */
  readonly askedBy: string | null
  readonly expiresAt: number
}

/** One brand's registration with one provider. */
export interface Client {
  readonly clientId: string
  readonly secret: string
}

export interface Departure {
  readonly client: Client
  readonly flow: Flow
  /** Where the provider sends the browser back to. */
  readonly callbackUrl: string
}

export interface Arrival extends Departure {
  /** The whole address that the browser came back by. */
  readonly url: URL
}

/** A provider whose answer comes in the query of the callback. Both throw ThirdPartyProblem and nothing else. */
export interface CodeProvider {
  addressOf(departure: Departure): Promise<URL>
  personOf(arrival: Arrival): Promise<Person>
}

/** Nobody came back: why, in a word that the page has a sentence for. */
export class ThirdPartyProblem extends Error {
  readonly kind: thirdParty.Problem

  constructor(kind: thirdParty.Problem, options?: ErrorOptions) {
    super(`third party: ${kind}`, options)
    this.name = 'ThirdPartyProblem'
    this.kind = kind
  }
}

/** Where the providers are. Others than the usual ones are for tests and installations of one's own. */
export interface Addresses {
  readonly googleIssuer: string
  readonly facebookSite: string
  readonly facebookGraph: string
  readonly telegramSite: string
}

export const usualAddresses: Addresses = {
  googleIssuer: 'https://accounts.google.com',
  facebookSite: 'https://www.facebook.com',
  facebookGraph: 'https://graph.facebook.com',
  telegramSite: 'https://oauth.telegram.org',
}

/** A provider that does not answer within this is given up. */
export const answerMs = 5_000

const nameMax = 60
/** Names are shown as text; a long one is cut. */
export const shownName = (name: unknown): string =>
  typeof name === 'string' ? [...name.normalize('NFC').trim()].slice(0, nameMax).join('') : ''
