/** Pages of written content. Each is fetched when it is opened: none of it is part of the first load. */
import type { TextKey } from '@jackfruit/i18n'
import { type ComponentType, lazy } from 'react'
import { HelpPage } from '../../features/content/help/index.ts'
import { InfoPage, NoticePage } from '../../features/content/info/index.ts'
import { ReturnsPage } from '../../features/money/returns/index.ts'
import { WinnersPage } from '../../features/play/winners/index.ts'
import { useText } from '../../shared/text/text.ts'
import { Page } from './Page.tsx'

const DownloadRoute = lazy(() => import('./DownloadRoute.tsx'))
const HelpRoute = lazy(() => import('./HelpRoute.tsx'))
const JoinRoute = lazy(() => import('./JoinRoute.tsx'))

function titled(title: TextKey, View: ComponentType): ComponentType {
  return function WrittenPage() {
    const text = useText()
    return (
      <Page title={text(title)}>
        <View />
      </Page>
    )
  }
}

export const writtenPages: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['/help', HelpRoute],
  ['/helpmc', titled('frame.help', HelpPage)],
  ['/info', titled('info.texts', InfoPage)],
  ['/noticePage', titled('frame.notices', NoticePage)],
  ['/down', DownloadRoute],
  ['/download', DownloadRoute],
  ['/join', titled('frame.join', JoinRoute)],
  ['/returns', titled('returns.title', ReturnsPage)],
  ['/winners', titled('winners.title', WinnersPage)],
])
