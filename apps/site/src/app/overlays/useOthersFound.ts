import { searchArticles } from '../../features/content/help/index.ts'
import { usePromotions } from '../../features/content/promotions/index.ts'
import type { Other } from '../../features/play/search/index.ts'
import { hrefOf } from '../../shared/address/navigation.ts'
import { useTopics } from '../../shared/text/topics.ts'
import { useActions } from '../actions.ts'

const most = { offers: 3, answers: 3 }

/** What a word finds besides games: offers by their name, and answers of the help centre. */
export function useOthersFound(word: string): readonly Other[] {
  const { go } = useActions()
  const promotions = usePromotions()
  const topics = useTopics()
  if (word === '') return []
  const wanted = word.toLowerCase()
  const offers = (promotions.data?.pages ?? [])
    .flatMap(({ content }) => content)
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .slice(0, most.offers)
    .map(({ id, title }) => ({
      ...({ id, title, kind: 'offer' } as const),
      open: () => go(hrefOf('/promotions', { id })),
    }))
  const help = (topics.data?.topics ?? []).filter(({ kind }) => kind === 'help')
  const answers = searchArticles(help, word)
    .slice(0, most.answers)
    .map(({ id, title }) => ({
      ...({ id, title, kind: 'answer' } as const),
      open: () => go(hrefOf('/help', {}, id)),
    }))
  return [...offers, ...answers]
}
