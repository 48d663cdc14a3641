/**
 * A sign-in at somebody else's page, in a window of its own. That window comes back to a page of ours and
 * says over a channel what became of it; only this page, in the same browser, can use what it says. On
 * phones, and where no window may open, the page itself goes there and comes back.
 */
import { thirdParty } from '@jackfruit/contracts'
import { openWatch } from './closing.ts'

export type Outcome = { readonly ticket: string } | { readonly problem: thirdParty.Problem | 'closed' }
/** The window is out of sight: it may still be heard of, and another one may be opened. */
type Told = Outcome | 'out of sight'

/** The names of companies are the same in every language. */
export const providerNames: Readonly<Record<thirdParty.Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
}

/** What the two windows say to each other before and after. */
export const question = 'does anybody listen?'
export const answer = 'yes'

const lookEvery = 400
/** A second window on a phone is another tab: there is no way back from it by itself. */
const phone = '(max-width: 767px), (hover: none) and (pointer: coarse)'

/** The name is random and known to the two windows alone; other sites cannot listen on it at all. */
export const channelOf = (flow: string): BroadcastChannel => new BroadcastChannel(`oauth-${flow}`)

/** At the return of a page that went away itself. */
const sideKey = 'signInSide'
export type Side = 'member' | 'agent'

/** The door that the page left by; good once. */
export function takeSide(): Side {
  const side = sessionStorage.getItem(sideKey)
  sessionStorage.removeItem(sideKey)
  return side === 'agent' ? 'agent' : 'member'
}

interface Way {
  readonly provider: thirdParty.Provider
  readonly purpose: thirdParty.Purpose
  readonly returnTo: string
  readonly side: Side
  /** To link: who asks, as the ways say it. */
  readonly asker?: string | undefined
}

/**
 * Tells what became of it; a window that was closed may still be heard of later. Answers how to stop
 * listening.
 */
export function openProvider(
  { provider, purpose, returnTo, side, asker }: Way,
  tell: (told: Told) => void,
): () => void {
  const flow = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const address = (more: Record<string, string>) =>
    `${thirdParty.startPath.replace(':provider', provider)}?${new URLSearchParams({ purpose, returnTo, ...(asker && { asker }), ...more })}`
  const popup = matchMedia(phone).matches
    ? null
    : window.open(address({ flow }), `oauth-${provider}`, placed(520, 680))
  if (!popup) {
    sessionStorage.setItem(sideKey, side)
    location.assign(address({}))
    return () => {}
  }
  const channel = channelOf(flow)
  const judge = openWatch()
  const looking = setInterval(() => {
    const verdict = judge({
      isClosed: popup.closed,
      hasFocus: document.hasFocus(),
      at: performance.now(),
    })
    if (verdict === 'there') return
    clearInterval(looking)
    tell(verdict === 'closed' ? { problem: 'closed' } : verdict)
  }, lookEvery)
  const stop = () => {
    clearInterval(looking)
    channel.close()
  }
  channel.onmessage = ({ data }) => {
    channel.postMessage(answer)
    // First it asks whether anybody listens, and only then says what became of it.
    if (data === question) return
    stop()
    tell(data as Outcome)
  }
  return stop
}

function placed(width: number, height: number): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
