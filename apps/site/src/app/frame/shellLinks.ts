import type { TextKey } from '@jackfruit/i18n'

interface ShellLink {
  readonly to: string
  readonly label: TextKey
}

/** What the brand offers beside games; it stands in the row of pages. */
export const pageLinks: readonly ShellLink[] = [
  { to: '/promotions', label: 'frame.promotions' },
  { to: '/pointMall', label: 'frame.point_mall' },
]

/** Where help is found, and what the site offers beside games. */
export const helpLinks: readonly ShellLink[] = [
  { to: '/help', label: 'frame.help' },
  { to: '/noticePage', label: 'frame.notices' },
  { to: '/winners', label: 'winners.title' },
  { to: '/down', label: 'frame.download' },
  { to: '/join', label: 'frame.join' },
]

/** The texts about the house and its rules. */
export const infoLinks: readonly ShellLink[] = [
  { to: '/info?page=about', label: 'frame.about' },
  { to: '/info?page=terms', label: 'frame.terms' },
  { to: '/info?page=privacy', label: 'frame.privacy' },
  { to: '/info?page=responsible', label: 'frame.responsible' },
  { to: '/info?page=aml', label: 'frame.aml' },
  { to: '/info?page=complaints', label: 'frame.complaints' },
]
