import type { TextKey } from '@jackfruit/i18n'
import type { ComponentType } from 'react'
import { HelpPage } from '../../features/content/help/index.ts'
import { InfoPage, NoticePage } from '../../features/content/info/index.ts'
import { ReturnsPage } from '../../features/money/returns/index.ts'
import { VerifyPage } from '../../features/play/fairness/index.ts'
import { WinnersPage } from '../../features/play/winners/index.ts'
import { latePart } from '../../shared/parts/latePart.tsx'
import { useText } from '../../shared/text/text.ts'
import { NotFound } from '../frame/Fallbacks.tsx'
import { categoryPages, directPages, gamesPages } from './gamePages.ts'
import { HomeRoute } from './HomeRoute.tsx'
import { Page } from './Page.tsx'
import { homePaths } from './paths.ts'

/** What stands around a page: the whole shell, its header alone, or nothing. */
type Frame = 'shell' | 'header' | 'bare'

/** A page may be fetched before it is shown. */
type PageView = ComponentType & { fetch?(): Promise<unknown> }

/** One page of the site: its addresses, what is shown there, and what stands around it. */
interface PageRow {
  readonly at: readonly string[]
  readonly View: PageView
  /** Without one: the whole shell. */
  readonly frame?: Frame
  /** Games that take all of the screen, or all below the header; nothing of them is scrolled with the page. */
  readonly isScreenful?: boolean
}

const DirectRoute = latePart(() => import('./DirectRoute.tsx'))
const DownloadRoute = latePart(() => import('./DownloadRoute.tsx'))

/** Every page that there is. Each is fetched when it is opened, but for home, which stays mounted below its dialogs. */
const rows: readonly PageRow[] = [
  { at: homePaths, View: HomeRoute },
  { at: ['/records'], View: latePart(() => import('./RecordsRoute.tsx')) },
  { at: ['/verify'], View: titled('verify.title', VerifyPage) },
  { at: ['/seeds'], View: latePart(() => import('./SeedsRoute.tsx')) },
  { at: ['/game'], View: latePart(() => import('./GameRoute.tsx')), frame: 'bare', isScreenful: true },
  {
    at: ['/live/tables'],
    View: latePart(() => import('../play/LiveTablesRoute.tsx')),
    frame: 'bare',
    isScreenful: true,
  },
  { at: [...gamesPages.keys()], View: latePart(() => import('./GamesRoute.tsx')) },
  { at: [...categoryPages.keys()], View: latePart(() => import('./CategoryRoute.tsx')) },
  { at: directPages.lists, View: DirectRoute, frame: 'header' },
  { at: directPages.screenfuls, View: DirectRoute, frame: 'header', isScreenful: true },
  { at: ['/promotions'], View: latePart(() => import('./PromotionsRoute.tsx')) },
  { at: ['/promoDetail'], View: latePart(() => import('./PromoDetailRoute.tsx')) },
  { at: ['/pointMall'], View: latePart(() => import('./PointMallRoute.tsx')) },
  { at: ['/help'], View: latePart(() => import('./HelpRoute.tsx')) },
  { at: ['/helpmc'], View: titled('frame.help', HelpPage), frame: 'bare' },
  { at: ['/info'], View: titled('info.texts', InfoPage) },
  { at: ['/noticePage'], View: titled('frame.notices', NoticePage) },
  { at: ['/down'], View: DownloadRoute },
  { at: ['/download'], View: DownloadRoute, frame: 'bare' },
  {
    at: ['/join'],
    View: titled(
      'frame.join',
      latePart(() => import('./JoinRoute.tsx')),
    ),
  },
  { at: ['/returns'], View: titled('returns.title', ReturnsPage) },
  { at: ['/winners'], View: titled('winners.title', WinnersPage) },
  { at: ['/oauth'], View: latePart(() => import('./OauthRoute.tsx')), frame: 'bare' },
]

/** A page with nothing but a name around what its feature shows. */
function titled(title: TextKey, View: ComponentType): ComponentType {
  return function TitledPage() {
    const text = useText()
    return (
      <Page title={text(title)}>
        <View />
      </Page>
    )
  }
}

const pages = new Map(rows.flatMap((row) => row.at.map((path) => [path, row] as const)))

interface Shown {
  readonly View: PageView
  readonly frame: Frame
  readonly isScreenful: boolean
  /** The content carries the path as a class, without its first slash. */
  readonly name: string
}

/** What an address shows. One without a page is told so in the whole shell, and names no class. */
export function pageOf(path: string): Shown {
  const row = pages.get(path)
  if (!row) return { View: NotFound, frame: 'shell', isScreenful: false, name: '' }
  const { View, frame = 'shell', isScreenful = false } = row
  return { View, frame, isScreenful, name: path.slice(1) }
}
