import { element, wordButton } from '../dom.ts'
import type { PastRound } from '../model.ts'
import type { Say } from '../texts.ts'

/** The proof as text to read and to take along: a framed page may not be allowed to save files. */
export function proofPage(
  say: Say,
  round: Pick<PastRound, 'number'>,
  proof: unknown,
  { mayDownload, how = say('proof.how') }: { readonly mayDownload: boolean; readonly how?: string },
): Node[] {
  const text = JSON.stringify(proof, null, 2)
  const told = element('p', { class: 'hint', role: 'status' })
  const area = element(
    'textarea',
    {
      class: 'proof-text',
      readonly: true,
      rows: 16,
      spellcheck: 'false',
      dir: 'ltr',
      'aria-label': say('proof.title', { round: round.number }),
    },
    text,
  )
  const copy = async () => {
    area.select()
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => document.execCommand('copy'),
    )
    told.textContent = isCopied ? say('proof.copied') : say('proof.copyYourself')
  }
  const save = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    element('a', { href: address, download: `round-${round.number}.json` }).click()
    URL.revokeObjectURL(address)
  }
  return [
    element('p', { class: 'hint' }, how),
    area,
    element(
      'div',
      { class: 'choices' },
      mayDownload && wordButton('ghost-button', say('proof.save'), save),
      wordButton('gold-button', say('proof.copy'), () => void copy()),
    ),
    told,
  ]
}
