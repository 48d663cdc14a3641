import type { TextKey } from '@jackfruit/i18n'
import { hasPage } from '../pages/paths.ts'

interface ShellLink {
  readonly to: string
  readonly label: TextKey
}

/** A link stands only where there is a page. */
const there = (links: readonly ShellLink[]) => links.filter(({ to }) => hasPage(to.split('?')[0] ?? ''))

/** What the brand offers beside games; it stands in the row of pages. */
export const pageLinks = (): readonly ShellLink[] =>
  there([
    { to: '/promotions', label: 'frame.promotions' },
    { to: '/pointMall', label: 'frame.point_mall' },
  ])

/** Where help is found, and what the site offers beside games. */
export const helpLinks = (): readonly ShellLink[] =>
  there([
    { to: '/help', label: 'frame.help' },
    { to: '/noticePage', label: 'frame.notices' },
    { to: '/winners', label: 'winners.title' },
    { to: '/down', label: 'frame.download' },
    { to: '/join', label: 'frame.join' },
  ])

/** The texts about the house and its rules. */
export const infoLinks = (): readonly ShellLink[] =>
  there([
    { to: '/info?page=about', label: 'frame.about' },
    { to: '/info?page=terms', label: 'frame.terms' },
    { to: '/info?page=privacy', label: 'frame.privacy' },
    { to: '/info?page=responsible', label: 'frame.responsible' },
    { to: '/info?page=aml', label: 'frame.aml' },
    { to: '/info?page=complaints', label: 'frame.complaints' },
  ])
