/** The pages of the member and agent centres that there are. The shell offers no way to one that is not there. */
const panels = ['securityCenter', 'personalHistoryCopy'] as const

export type PanelPage = (typeof panels)[number]

export const hasPanel = (page: string): page is PanelPage => (panels as readonly string[]).includes(page)
