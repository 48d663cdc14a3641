import { element, wordButton } from '../dom.ts'
import type { Fairness, SeedChange } from '../model.ts'
import type { Say } from '../texts.ts'

const clientSeedPattern = /^[A-Za-z0-9_-]{1,64}$/

/** The commitments, the player's own seed, and the change that shows the old secret. */
export function fairnessSection(
  say: Say,
  fairness: Fairness,
  change: (clientSeed: string) => Promise<SeedChange | null>,
): HTMLElement {
  const section = element('section', { class: 'fairness' })
  const draw = (now: Fairness, revealed: SeedChange['revealed'] | null, notice: string | null) => {
    const seed = element('input', {
      id: 'client-seed',
      class: 'field num',
      value: now.clientSeed,
      maxlength: 64,
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-describedby': 'client-seed-hint',
    })
    const hint = element('p', { id: 'client-seed-hint', class: 'hint' }, notice ?? say('fair.clientSeedHint'))
    const press = wordButton('ghost-button', say('fair.change'), async () => {
      const wanted = seed.value.trim()
      if (!clientSeedPattern.test(wanted)) {
        hint.textContent = say('fair.badSeed')
        hint.classList.add('bad')
        seed.setAttribute('aria-invalid', 'true')
        seed.focus()
        return
      }
      press.disabled = true
      const changed = await change(wanted)
      press.disabled = false
      if (changed) draw(changed.fairness, changed.revealed, say('fair.changed'))
      else hint.textContent = say('error.busy')
    })
    section.replaceChildren(
      element('h3', {}, say('fair.title')),
      element('p', { class: 'hint' }, say('fair.how')),
      element(
        'dl',
        { class: 'seeds' },
        ...(revealed
          ? [
              element('dt', {}, say('fair.revealed')),
              element('dd', { class: 'num revealed' }, revealed.serverSeed),
              element('dt', {}, say('fair.revealedCommit')),
              element('dd', { class: 'num' }, revealed.commit),
            ]
          : []),
        element('dt', {}, say('fair.commit')),
        element('dd', { class: 'num' }, now.commit),
        element('dt', {}, say('fair.nextCommit')),
        element('dd', { class: 'num' }, now.nextCommit),
        element('dt', {}, say('fair.nonce')),
        element('dd', { class: 'num' }, String(now.nonce)),
      ),
      element('label', { for: 'client-seed' }, say('fair.clientSeed')),
      element('div', { class: 'seed-row' }, seed, press),
      hint,
    )
  }
  draw(fairness, null, null)
  return section
}
