import type { Leading } from '../features/banners/index.ts'
import { hrefOf } from '../shared/navigation.ts'
import { useSession } from '../shared/session.ts'
import { gamePath, useActions } from './actions.ts'

/** What a click on a slide does, wherever the slide stands. */
export function useLead(): (leading: Leading) => void {
  const isLoggedIn = useSession() !== null
  const { go, logIn, openPanel, play } = useActions()
  return (leading) => {
    switch (leading.kind) {
      case 'path':
        return go(leading.path)
      case 'outside':
        window.open(leading.address, '_blank', 'noopener,noreferrer')
        return
      case 'promotion':
        return go(hrefOf('/promotions', { id: leading.id }))
      case 'game':
        return isLoggedIn ? play(leading.nodeId) : logIn(gamePath(leading.nodeId))
      case 'panel':
        return openPanel(leading.page)
    }
  }
}
