/** What seals the rounds of a table, and the one that is shown, as a list of names and values. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { element } from '../dom.ts'
import type { Opening } from '../model.ts'
import type { Say } from '../view.ts'
import type { Standing } from './standing.ts'

/** `say` has the words of shared rounds. */
export function sealsOf(
  { view: { seal, reveal, roundId } }: Pick<Standing, 'view'>,
  { say, opening, tableId }: { readonly say: Say; readonly opening: Opening; readonly tableId: string },
): HTMLElement {
  const rows: readonly (readonly [string, Json | undefined])[] = [
    [say('live.sealTable'), tableId],
    [say('history.round'), roundId],
    [say('live.sealTerminal'), seal?.['terminal']],
    [say('live.sealLink'), reveal?.['link']],
    [say('fair.clientSeed'), opening.fairness.clientSeed],
    [say('rules.version'), opening.version],
    [say('rules.build'), opening.buildHash],
  ]
  return element(
    'dl',
    { class: 'seeds num' },
    ...rows.flatMap(([name, value]) =>
      typeof value === 'string' ? [element('dt', {}, name), element('dd', {}, value)] : [],
    ),
  )
}

/** "12-345": which chain, which of its rounds; null before the first. */
export function roundNumber({ seal }: Standing['view']): string | null {
  const [chain, round] = [seal?.['chainNo'], seal?.['roundNo']]
  return typeof chain === 'number' && typeof round === 'number' ? `${chain}-${round}` : null
}
