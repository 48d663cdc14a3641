import { formatDateTime } from '@jackfruit/i18n'
import { MessageDialog } from '@jackfruit/ui'
import { MakerGames } from '../../features/play/category/index.ts'
import { chosenMaker } from '../../shared/games/chosenMaker.ts'
import type { LaunchItem } from '../../shared/games/launch.ts'
import { WrenchIcon } from '../../shared/look/icons.ts'
import { useBrand } from '../../shared/session/brand.ts'
import { useLanguage, useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { closeOverPage, type OverPage } from './launching.ts'
import { useLauncher } from './useLauncher.ts'

/** What a press on a game brings over the page: why it is closed, or the games of a maker. */
export default function LaunchOverlay({ shown }: { shown: OverPage }) {
  const launch = useLauncher()
  const { go } = useActions()
  if (shown.to === 'maintenance') return <Closed {...shown} />
  const choose = (game: LaunchItem) => {
    closeOverPage()
    if (game.gameType !== 'RNG') return launch(game)
    chosenMaker.set(shown.vendor)
    go('/rng')
  }
  return <MakerGames vendor={shown.vendor} onChoose={choose} onClose={closeOverPage} />
}

function Closed({ name, until }: { name: string; until: string | null }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  return (
    <MessageDialog
      isOpen
      closesOnCover
      onClose={closeOverPage}
      icon={<WrenchIcon size={24} weight="duotone" />}
      title={name ? text('game.maintenance_title', { game: name }) : text('lobby.in_maintenance')}
      buttons={[{ label: text('common.close') }]}
    >
      {until &&
        `${text('game.maintenance_until', { when: formatDateTime(until, language, timeZone, 'short') })} `}
      {text('game.maintenance_text')}
    </MessageDialog>
  )
}
