import type { Leading } from '../../features/content/banners/index.ts'
import { hrefOf } from '../../shared/address/navigation.ts'
import { useActions } from '../actions.ts'
import { useLauncher } from '../play/useLauncher.ts'

/** What a click on a slide does, wherever the slide stands. */
export function useLead(): (leading: Leading) => void {
  const { go, openPanel } = useActions()
  const launch = useLauncher()
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
        return launch({ nodeId: leading.nodeId })
      case 'panel':
        return openPanel(leading.page)
    }
  }
}
