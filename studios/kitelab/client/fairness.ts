/** What the dice pay, and how anybody can check that they were not chosen. */
import { pays } from '../games/kite-dice/rules.ts'
import { button, element } from './dom.ts'
import type { Play } from './play.ts'
import type { Say } from './texts.ts'

export interface FairnessPanel {
  readonly node: HTMLElement
  /** A round was played: it can be proven. */
  played(id: string): void
}

export function makeFairness(say: Say, play: Play): FairnessPanel {
  const commit = element('code', { class: 'hash' }, play.fairness.commit)
  const seed = element('code', {}, play.fairness.clientSeed)
  const nonce = element('code', {}, String(play.fairness.nonce))
  const revealed = element('code', { class: 'hash', 'data-testid': 'revealed' })
  const proof = element('textarea', { readonly: '', rows: '5', 'aria-label': say('proof') })
  const more = element('div', { hidden: '' }, element('p', {}, say('revealed')), revealed)
  const proven = element('div', { hidden: '' }, element('p', {}, say('proof')), proof)
  let last = ''
  let rounds = play.fairness.nonce

  const readProof = async () => {
    if (!last) return
    proof.value = JSON.stringify(await play.proof(last), null, 1)
    proven.hidden = false
  }
  const change = async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(8))
    const wanted = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const answer = await play.changeSeeds(wanted)
    commit.textContent = answer.fairness.commit
    seed.textContent = answer.fairness.clientSeed
    rounds = answer.fairness.nonce
    nonce.textContent = String(rounds)
    revealed.textContent = answer.revealed.serverSeed
    more.hidden = false
    await readProof()
  }
  const quietly = (act: () => Promise<void>) => () => void act().catch(() => {})
  const rows = Object.entries(pays).map(([total, hundredths]) =>
    element('div', {}, element('dt', {}, total), element('dd', {}, `×${hundredths / 100}`)),
  )
  const node = element(
    'details',
    { class: 'more' },
    element('summary', {}, say('rules')),
    element('dl', { class: 'pays', 'aria-label': `${say('pays')} · ${say('back')}` }, ...rows),
    element('p', {}, say('figures', { rtp: play.rules.rtp })),
    element('p', {}, `${say('commit')} `, commit),
    element('p', {}, `${say('seed')} `, seed),
    element('p', {}, `${say('nonce')} `, nonce),
    button(say('change'), say('change'), 'plain', quietly(change)),
    more,
    proven,
  )
  node.addEventListener('toggle', quietly(readProof))
  return {
    node,
    played(id) {
      last = id
      rounds += 1
      nonce.textContent = String(rounds)
      if (node.open) void readProof().catch(() => {})
    },
  }
}
