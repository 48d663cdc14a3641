import { useSite } from '../../shared/session/brand.ts'
import { isOn } from '../../shared/session/switches.ts'
import { createStore, useStore } from '../../shared/store.ts'
import { useCategories } from '../frame/categories.ts'

/** The quick game of the house (decision D-41), and who makes it. */
export const quickGame = { nodeId: 'kite-dice', vassalage: 'kitelab' }

type Box = 'closed' | 'asked' | 'open'

/** The box of the quick game over the page. The sheet of shortcuts asks for it where its own button would cover the page. */
const box = createStore<Box>('closed')

export const setMiniGame = (now: Box) => box.set(now)
export const useMiniGame = () => useStore(box)

/** Not where the brand turned it off, nor where the house has no such game. */
export function useMiniGameOffered(): boolean {
  const { switches } = useSite()
  const categories = useCategories()
  return (
    isOn(switches, 'SITE_MINI_GAME') &&
    (categories?.some(({ vendors }) => vendors.some(({ vassalage }) => vassalage === quickGame.vassalage)) ??
      false)
  )
}
