/** The last rounds of a table, the newest first, each with its proof: anybody may take it along and check it. */
import type { TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import { element, wordButton } from '../dom.ts'
import { makePanel } from '../panels/panel.ts'
import { proofPage } from '../panels/proof.ts'
import type { Say } from '../view.ts'

interface Parts {
  /** Has the words of shared rounds. */
  readonly say: Say
  readonly results: TableView['results']
  readonly words: (outcome: Json) => string
  readonly proof: (roundId: string) => Promise<unknown>
  readonly mayDownload: boolean
}

const shown = 20

export function pastRounds({ say, results, words, proof, mayDownload }: Parts): HTMLElement {
  const failed = element('p', { role: 'alert', class: 'past-failed' })
  const show = async (roundId: string, number: string) => {
    failed.textContent = ''
    const told = await proof(roundId).catch(() => null)
    if (told === null) {
      failed.textContent = say('history.failed')
      return
    }
    const page = makePanel(say, say('proof.title', { round: number }), 'small')
    page.node.addEventListener('close', () => page.node.remove())
    document.body.append(page.node)
    page.open(proofPage(say, { number }, told, { mayDownload, how: say('live.proofHow') }))
  }
  const row = ({ roundId, outcome }: TableView['results'][number]) => {
    const number = numberIn(roundId)
    const press = wordButton(
      'ghost-button past-proof',
      say('history.proof'),
      () => void show(roundId, number),
    )
    press.setAttribute('aria-label', say('history.proofLabel', { round: number }))
    return element(
      'li',
      {},
      element('span', { class: 'num past-number' }, number),
      element('span', { class: 'past-words' }, words(outcome)),
      press,
    )
  }
  return element(
    'section',
    { class: 'past-rounds', 'data-testid': 'past-rounds' },
    element('h3', {}, say('live.past')),
    element('ol', {}, ...results.slice(-shown).toReversed().map(row)),
    failed,
  )
}

/** "1-345" of "dt-1-1-345": which chain, which of its rounds. */
const numberIn = (roundId: string): string => roundId.split('-').slice(-2).join('-')
